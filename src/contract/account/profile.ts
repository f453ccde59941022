/** POST /usersystem/update: what a player may change of themselves, all of it cosmetic. */
import * as v from 'valibot'
import { orderEntries } from '../wallet/order'
import { maybe } from '../wire'

export const avatars = ['sun', 'moon', 'star', 'wave', 'leaf', 'rocket'] as const

export type Avatar = (typeof avatars)[number]

export const profileEntries = {
  nickname: maybe(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  avatar: maybe(v.picklist(avatars)),
}

export const profileOrderSchema = v.object({ ...orderEntries, ...profileEntries })

export type ProfileOrder = v.InferOutput<typeof profileOrderSchema>
