import { z } from 'zod'
import { act } from './act.ts'
import { text } from './values.ts'

/** The answer is the same whether the address is known or not. */
export const checkMail = z.strictObject({ status: z.literal('check_mail') })

export const newsletter = z.strictObject({ subscribed: z.boolean() })
export type Newsletter = z.infer<typeof newsletter>

/** Of one who wants to hear when a trip opens; once told, it is forgotten. */
export const noticeStatus = z.enum(['pending', 'confirmed'])

export const letterActs = {
  subscribe: act({ email: text }, checkMail),
  confirm_subscription: act({ token: text }, z.strictObject({ status: z.literal('confirmed') })),
  unsubscribe: act({ token: text }, z.strictObject({ status: z.literal('unsubscribed') })),
  /** One letter, about one trip, on the day it opens. */
  ask_notice: act({ email: text, experience: text }, checkMail),
  confirm_notice: act(
    { token: text },
    z.strictObject({ status: z.literal('confirmed'), experience: text, title: text }),
  ),
  leave_notice: act({ token: text }, z.strictObject({ status: z.literal('left') })),
  my_newsletter: act({}, newsletter),
  /** The address is confirmed already, so one press is enough either way. */
  set_newsletter: act({ wanted: z.boolean() }, newsletter),
}
