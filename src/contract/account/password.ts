/** POST /usersystem/changepassword. */
import * as v from 'valibot'
import { orderEntries } from '../wallet/order'
import { instantOnWire } from '../wire'

const password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))

export const passwordOrderSchema = v.object({
  ...orderEntries,
  /** The present one. */
  password,
  newPassword: v.pipe(
    password,
    v.check((text) => text.trim() !== '', 'Must not be blank'),
  ),
})

export type PasswordOrder = v.InferOutput<typeof passwordOrderSchema>

export const passwordAnswerSchema = v.object({ changedAt: instantOnWire })

export type PasswordAnswer = v.InferOutput<typeof passwordAnswerSchema>
