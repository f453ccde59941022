/** What the provider takes. Longer texts are nobody's name. */
import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(256))
const filled = v.pipe(
  text,
  v.check((value) => value.trim() !== '', 'Must not be empty'),
)

export const loginSchema = v.object({ username: text, password: text })

export const checkSchema = v.object({ userId: text })

export const identitySchema = v.object({
  username: filled,
  book_number: filled,
  bank_name: filled,
  book_name: filled,
})

export const newPlayerSchema = v.object({
  ...identitySchema.entries,
  password: filled,
  inviterID: v.optional(v.nullable(text), null),
})
