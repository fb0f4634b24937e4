export const partnerWords = {
  legend: 'Show partners by category',
  /** Read out after each change, following the number. */
  announcement: { one: 'partner shown', many: 'partners shown' },
  tiers: { premier: 'Premier', exclusive: 'Exclusive' },
  partnershipLabel: 'Partnership Benefits',
  locationsLabel: 'Locations',
} as const
