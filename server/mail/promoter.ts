import { brand } from '../../src/content/brand.ts'

type Promoter = { name: string; companyNumber?: string; address: readonly string[] }

const fallback: Promoter = { name: brand.name, address: brand.postalAddress }
const { name, companyNumber, address } = (brand as { promoter?: Promoter }).promoter ?? fallback

/** Who holds the draws and where, on one line: the law asks every mail to say so. */
export const promoter = [
  `The promoter is ${name}`,
  ...(companyNumber ? [`company number ${companyNumber}`] : []),
  ...address,
].join(', ')
