import * as v from 'valibot'
import { pictureOrEmpty } from './wire'

export const onlineStatuses = ['available', 'do_not_disturb', 'offline'] as const

export type OnlineStatus = (typeof onlineStatuses)[number]

/** What contacts and the people of the chat have in common. Empty text: not known. */
export const personEntries = {
  id: v.string(),
  name: v.string(),
  company: v.string(),
  role: v.string(),
  work_email: v.string(),
  personal_email: v.string(),
  work_phone: v.string(),
  personal_phone: v.string(),
  location: v.string(),
  /** A picture of this site or a small inline one; empty for none. */
  avatar: pictureOrEmpty,
  /** What they say of themselves. */
  status: v.string(),
  birthdayText: v.string(),
}
