import * as v from 'valibot'
import { type ProfileRequest, type UserProfile, userProfileSchema } from '#contract/users/profile'
import { DemoError, refuseIfChanged } from '../demo/demoRoutes'
import { profileId, usersDatabase } from './database'

/** Replaces a damaged or missing profile: minimal, but valid. */
const spare: UserProfile = {
  profile: { avatar: '', name: 'Member', headline: '', location: '', about: '', website: '' },
  personal: {
    fullName: 'Member',
    nickname: '',
    mail: 'member@example.com',
    phone: '',
    organization: '',
    jobTitle: '',
  },
  account: { username: 'member', recoveryMail: '', language: 'en' },
  billing: {
    name: 'Member',
    company: '',
    taxId: '',
    street: '-',
    city: '-',
    postcode: '-',
    country: '-',
  },
  payment: { method: 'promptpay', holder: '', lastFour: '', expiry: '' },
  switches: {
    news: false,
    replies: false,
    reminders: false,
    weekly: false,
    sounds: false,
    publicProfile: false,
    showOnline: false,
    twoStep: false,
    loginAlerts: true,
  },
}

/** The answer of both calls. A damaged section does not affect the others. */
export async function readProfile() {
  const stored = await usersDatabase.profile.get(profileId)
  const whole = v.safeParse(userProfileSchema, stored)
  if (whole.success) return { profile: whole.output }
  const { entries } = userProfileSchema
  const profile = v.parse(
    v.object({
      profile: v.fallback(entries.profile, spare.profile),
      personal: v.fallback(entries.personal, spare.personal),
      account: v.fallback(entries.account, spare.account),
      billing: v.fallback(entries.billing, spare.billing),
      payment: v.fallback(entries.payment, spare.payment),
      switches: v.fallback(entries.switches, spare.switches),
    }),
    { ...spare, ...stored },
  )
  return { profile, skippedRecords: 1 }
}

/** Merges the sent fields into the stored profile; refuses if a field in `was` has changed. */
export async function mergeProfile({ was, ...request }: ProfileRequest) {
  if (Object.keys(request).length === 0) throw new DemoError(400, 'No section is named')
  const { profile: last } = await readProfile()
  for (const [name, section] of Object.entries(last)) {
    refuseIfChanged(section, Reflect.get(was ?? {}, name), Reflect.get(request, name))
  }
  const merged = v.safeParse(userProfileSchema, overlaid(last, request))
  if (!merged.success) throw new DemoError(400, merged.issues[0].message)
  const profile = merged.output
  const { method, lastFour, expiry } = profile.payment
  if (method === 'card' && (lastFour === '' || expiry === '')) {
    throw new DemoError(400, 'payment: This is no card')
  }
  await usersDatabase.profile.put({ ...profile, id: profileId })
  return { profile }
}

/** Each section with its changes. */
function overlaid(last: UserProfile, request: ProfileRequest = {}): object {
  return Object.fromEntries(
    Object.entries(last).map(([name, section]) => [
      name,
      { ...section, ...Reflect.get(request, name) },
    ]),
  )
}
