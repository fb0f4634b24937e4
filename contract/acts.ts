import type { z } from 'zod'
import { charityActs } from './charity.ts'
import { deskActs } from './desk.ts'
import { drawActs, logActs } from './draws.ts'
import { letterActs } from './letters.ts'
import { offerActs } from './offer.ts'
import { operatorActs, type toolActs } from './operator.ts'
import { paymentActs } from './payment.ts'
import { personActs } from './person.ts'
import { prizeActs } from './prizes.ts'
import { protectionActs } from './protection.ts'
import { ticketActs } from './tickets.ts'

/** What browsers may call: visitors, members and operators, each as SQL lets them. */
export const siteActs = {
  ...offerActs,
  ...charityActs,
  ...drawActs,
  ...ticketActs,
  ...protectionActs,
  ...prizeActs,
  ...letterActs,
  ...personActs,
  ...operatorActs,
  ...deskActs,
}

/** What the functions over HTTP may call. */
export const serviceActs = { ...paymentActs, ...logActs }

/** Every function of schema `api`, once. */
export const acts = { ...siteActs, ...serviceActs }

export type ActName = keyof typeof acts
export type SiteAct = keyof typeof siteActs
export type ServiceAct = keyof typeof serviceActs
export type Args<Name extends ActName> = z.infer<(typeof acts)[Name]['args']>
export type Answer<Name extends ActName> = z.infer<(typeof acts)[Name]['answer']>

export type ToolAct = keyof typeof toolActs
/** As the database's owner nothing may be left out: what has no value is null. */
export type ToolArgs<Name extends ToolAct> = Required<z.infer<(typeof toolActs)[Name]['args']>>
export type ToolAnswer<Name extends ToolAct> = z.infer<(typeof toolActs)[Name]['answer']>
