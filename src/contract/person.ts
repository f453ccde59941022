import * as v from 'valibot'
import { pictureOrEmpty } from './wire'

export const onlineStatuses = ['available', 'do_not_disturb', 'offline'] as const

export type OnlineStatus = (typeof onlineStatuses)[number]

/** Fields that contacts and chat people share. An empty text means unknown. */
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
  /** A picture of this app or a small inline picture; empty for none. */
  avatar: pictureOrEmpty,
  /** Status text that the person wrote. */
  status: v.string(),
  birthdayText: v.string(),
}
