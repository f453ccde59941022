import type { UserProfile } from '#contract/users/profile'
import { isHttpsLink, isPhone, isTaxId, isUsername } from '#contract/users/rules'
import { isEmail } from '#lib/text/email'
import { languageNames, languageTag, locales } from '#ui/intl/locale'
import type { FieldSpec } from '../form/fieldSpec'

type SpecsOf<Section extends keyof UserProfile> = readonly FieldSpec<
  keyof UserProfile[Section] & string
>[]

export const profileSpecs: SpecsOf<'profile'> = [
  { name: 'name', label: 'users.field.displayName', autoComplete: 'nickname', required: true },
  { name: 'headline', label: 'users.field.headline', autoComplete: 'off' },
  { name: 'location', label: 'users.place', autoComplete: 'off' },
  {
    name: 'website',
    label: 'users.field.website',
    hint: 'users.field.websiteHint',
    autoComplete: 'url',
    inputMode: 'url',
    isRight: isHttpsLink,
    error: 'users.form.badLink',
  },
  { name: 'about', label: 'users.field.about', autoComplete: 'off', lines: 3, maxLength: 500 },
]

export const personalSpecs: SpecsOf<'personal'> = [
  { name: 'fullName', label: 'users.field.fullName', autoComplete: 'name', required: true },
  { name: 'nickname', label: 'users.field.nickname', autoComplete: 'nickname' },
  {
    name: 'mail',
    label: 'users.mail',
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    maxLength: 254,
    required: true,
    isRight: isEmail,
    error: 'users.form.badMail',
  },
  {
    name: 'phone',
    label: 'users.phone',
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    isRight: isPhone,
    error: 'users.form.badPhone',
  },
  { name: 'organization', label: 'users.field.organization', autoComplete: 'organization' },
  { name: 'jobTitle', label: 'users.field.jobTitle', autoComplete: 'organization-title' },
]

export const accountSpecs: SpecsOf<'account'> = [
  {
    name: 'username',
    label: 'users.field.username',
    hint: 'users.field.usernameHint',
    autoComplete: 'username',
    maxLength: 30,
    required: true,
    isRight: isUsername,
    error: 'users.form.badUsername',
  },
  {
    name: 'recoveryMail',
    label: 'users.field.recoveryMail',
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    maxLength: 254,
    isRight: isEmail,
    error: 'users.form.badMail',
  },
  {
    name: 'language',
    label: 'users.field.language',
    autoComplete: 'language',
    options: locales.map((value: UserProfile['account']['language']) => ({
      value,
      label: languageNames[value],
      lang: languageTag(value),
    })),
  },
]

export const billingSpecs: SpecsOf<'billing'> = [
  { name: 'name', label: 'users.field.fullName', autoComplete: 'billing name', required: true },
  { name: 'company', label: 'users.field.company', autoComplete: 'billing organization' },
  {
    name: 'taxId',
    label: 'users.field.taxId',
    autoComplete: 'off',
    inputMode: 'numeric',
    isRight: isTaxId,
    error: 'users.form.badTaxId',
  },
  {
    name: 'street',
    label: 'users.field.street',
    autoComplete: 'billing street-address',
    required: true,
  },
  {
    name: 'city',
    label: 'users.field.city',
    autoComplete: 'billing address-level2',
    required: true,
  },
  {
    name: 'postcode',
    label: 'users.field.postcode',
    autoComplete: 'billing postal-code',
    maxLength: 12,
    required: true,
  },
  {
    name: 'country',
    label: 'users.field.country',
    autoComplete: 'billing country-name',
    required: true,
  },
]
