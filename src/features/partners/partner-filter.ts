import type { Partner, PartnerCategory, PartnerCategoryId } from '../../content/types.ts'

/** The category an address names; 'all' when it names none that exists. */
export function selectedCategory(
  wanted: string | null,
  categories: readonly PartnerCategory[],
): PartnerCategoryId {
  return categories.find(({ id }) => id === wanted)?.id ?? 'all'
}

export function partnersIn(category: PartnerCategoryId, partners: readonly Partner[]): readonly Partner[] {
  return category === 'all' ? partners : partners.filter(({ label }) => label === category)
}
