import type { Profile } from '../../../../contract/person.ts'

/** An address as it stands on an envelope, without the lines that were left empty; nearly everybody is British. */
export function addressLines({ address1, address2, city, postcode, country }: Profile): string[] {
  const abroad = country === 'GB' ? undefined : country
  return [address1, address2, city, postcode, abroad].filter((line): line is string => !!line?.trim())
}
