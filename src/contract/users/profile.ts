/** The account profile of the demo: one record with sections. It never contains a password. */
import * as v from 'valibot'
import { isEmail } from '#lib/text/email'
import { skippedRecords } from '../demo'
import { pictureInBody } from '../wire'
import { isExpiry, isHttpsLink, isPhone, isTaxId, isUsername } from './rules'

const line = v.pipe(v.string(), v.trim(), v.maxLength(100))
const needed = v.pipe(line, v.nonEmpty())

const checkedText = (rule: (text: string) => boolean, message: string) =>
  v.pipe(line, v.check(rule, message))
const optionalText = (rule: (text: string) => boolean, message: string) =>
  v.pipe(
    line,
    v.check((text) => text === '' || rule(text), message),
  )

/** Longest picture of a person as text, in characters: a JPEG of 192 by 192 pixels has a fifth of it. */
export const longestAvatar = 120_000

/** The sample picture, an uploaded one (re-encoded as JPEG), or none. */
const avatar = v.union([v.literal(''), pictureInBody(longestAvatar)])

export const languages = ['en', 'fr', 'ro', 'zh', 'th'] as const
export const payMethods = ['card', 'transfer', 'promptpay'] as const

export const profileSwitches = [
  'news',
  'replies',
  'reminders',
  'weekly',
  'sounds',
  'publicProfile',
  'showOnline',
  'twoStep',
  'loginAlerts',
] as const

export type ProfileSwitch = (typeof profileSwitches)[number]

const sections = {
  profile: v.object({
    avatar,
    name: needed,
    headline: line,
    location: line,
    about: v.pipe(v.string(), v.trim(), v.maxLength(500)),
    website: optionalText(isHttpsLink, 'Not an https address'),
  }),
  personal: v.object({
    fullName: needed,
    nickname: line,
    mail: checkedText(isEmail, 'Not a mail address'),
    phone: optionalText(isPhone, 'Not a phone number'),
    organization: line,
    jobTitle: line,
  }),
  account: v.object({
    username: checkedText(isUsername, 'Not a user name'),
    recoveryMail: optionalText(isEmail, 'Not a mail address'),
    language: v.picklist(languages),
  }),
  billing: v.object({
    name: needed,
    company: line,
    taxId: optionalText(isTaxId, 'Not a tax number'),
    street: needed,
    city: needed,
    postcode: needed,
    country: needed,
  }),
  /** Only the card details that a receipt shows: never the number, never the security code. */
  payment: v.object({
    method: v.picklist(payMethods),
    holder: line,
    lastFour: optionalText((text) => /^\d{4}$/.test(text), 'Not four digits'),
    expiry: optionalText(isExpiry, 'Not a month and year'),
  }),
  switches: v.object({
    news: v.boolean(),
    replies: v.boolean(),
    reminders: v.boolean(),
    weekly: v.boolean(),
    sounds: v.boolean(),
    publicProfile: v.boolean(),
    showOnline: v.boolean(),
    twoStep: v.boolean(),
    loginAlerts: v.boolean(),
  } satisfies Record<ProfileSwitch, unknown>),
}

export const userProfileSchema = v.object(sections)

export type UserProfile = v.InferOutput<typeof userProfileSchema>

/** Sections that are typed and saved; each switch is saved at once. */
export type ProfileSection = Exclude<keyof UserProfile, 'switches'>

export const profileAnswerSchema = v.object({ profile: userProfileSchema, ...skippedRecords })

const typedFields = {
  profile: v.partial(sections.profile),
  personal: v.partial(sections.personal),
  account: v.partial(sections.account),
  billing: v.partial(sections.billing),
  payment: v.partial(sections.payment),
}

/** Only the changed fields, by section, so that two tabs can change different fields. */
export const profileRequestSchema = v.partial(
  v.object({
    ...typedFields,
    switches: v.partial(sections.switches),
    /** Base values of the changed fields. If one has changed elsewhere, nothing is saved. */
    was: v.partial(v.object(typedFields)),
  }),
)

export type ProfileRequest = v.InferOutput<typeof profileRequestSchema>
