/** Site settings of the operator: banners, colours, texts, withdrawals, and the banks of both sides. */
import * as v from 'valibot'
import { withPlainDigits } from '#lib/money'
import {
  bahtOnWire,
  clockTimeOnWire,
  colorOnWire,
  countOnWire,
  httpsOnWire,
  idOnWire,
  imageOnWire,
  instantOnWire,
  linkOnWire,
  maybe,
} from '../wire'

/** A picture on the home page, below the promotions, or in a popup. */
export const bannerSchema = v.object({
  bannerID: idOnWire,
  imageUrl: imageOnWire,
  /** Text alternative of the picture. */
  alt: v.pipe(v.string(), v.nonEmpty()),
  linkTo: v.optional(linkOnWire, null),
  position: v.picklist(['home', 'promotion', 'popup']),
  sort: v.number(),
  startAt: maybe(instantOnWire),
  endAt: maybe(instantOnWire),
  status: v.picklist(['on', 'off']),
})

export type Banner = v.InferOutput<typeof bannerSchema>

export const bannersSchema = v.array(bannerSchema)

/** Colours of header and menu: `#rrggbb`, or null if the provider sent no valid one. */
export const webColorSchema = v.object({
  mainText: v.optional(colorOnWire, null),
  subText: v.optional(colorOnWire, null),
  menuBG: v.optional(colorOnWire, null),
  secondaryColor: v.optional(colorOnWire, null),
  headerBarTop: v.optional(colorOnWire, null),
  headerBarBot: v.optional(colorOnWire, null),
})

export type WebColor = v.InferOutput<typeof webColorSchema>

export const webColorsSchema = v.array(webColorSchema)

/** Version of the rules, and when it was published. */
export const rulesVersionSchema = v.object({ version: countOnWire, publishedAt: instantOnWire })

/** Texts and addresses of the site. All but `logoUrl` are our extension. */
export const webSettingSchema = v.object({
  logoUrl: v.optional(imageOnWire, null),
  siteName: maybe(v.string()),
  /** The operator's site outside the app; logout leads there. */
  homeUrl: v.optional(httpsOnWire, null),
  lineUrl: v.optional(httpsOnWire, null),
  telegramUrl: v.optional(httpsOnWire, null),
  announcement: maybe(v.string()),
  maintenance: maybe(
    v.object({ on: v.boolean(), message: v.string(), until: maybe(instantOnWire) }),
  ),
  minAge: maybe(v.pipe(v.number(), v.integer(), v.minValue(0))),
  currencyUnit: maybe(v.string()),
  /** The rules in force, whose text is at `/setting/rules`; null if the provider has none. */
  rules: v.fallback(maybe(rulesVersionSchema), null),
})

export type WebSetting = v.InferOutput<typeof webSettingSchema>

/** @returns the maintenance message while the site is closed at `now` (ms since 1970); null while it is open */
export function closedWith(maintenance: WebSetting['maintenance'], now: number): string | null {
  if (!maintenance?.on || now >= (maintenance.until ?? Infinity)) return null
  return maintenance.message
}

export const webSettingsSchema = v.array(webSettingSchema)

export const withdrawSettingSchema = v.object({
  minWithdraw: bahtOnWire,
  maxWithdraw: bahtOnWire,
  maxPerDay: bahtOnWire,
  maxCountPerDay: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** True while no withdrawal can be requested, whatever the hours are. */
  closed: v.optional(v.boolean(), false),
  openFrom: clockTimeOnWire,
  openTo: clockTimeOnWire,
  fee: bahtOnWire,
  requireTurnover: v.boolean(),
  /** From this amount on, another admin than the approver must pay. */
  secondApproveOver: bahtOnWire,
  holdAfterBankChangeHours: v.pipe(v.number(), v.minValue(0)),
})

export type WithdrawSetting = v.InferOutput<typeof withdrawSettingSchema>

export const withdrawSettingsSchema = v.array(withdrawSettingSchema)

/** A bank at which players may have their account. */
export const bankSchema = v.object({
  bankID: idOnWire,
  bank_code: v.string(),
  /** Thai name; accounts store this one. */
  bank_name: v.pipe(v.string(), v.nonEmpty()),
  bank_name_en: maybe(v.string()),
  logo: v.optional(imageOnWire, null),
  /** Allowed numbers of digits in its account numbers. */
  digits: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), []),
  status: v.optional(v.picklist(['on', 'off']), 'on'),
})

export type Bank = v.InferOutput<typeof bankSchema>

export const banksSchema = v.array(bankSchema)

/** An operator account to which players send their deposits. */
export const transferBankSchema = v.object({
  transferBankID: idOnWire,
  bank_name: v.string(),
  bank_code: v.string(),
  book_number: v.string(),
  book_name: v.string(),
  promptPayId: maybe(v.string()),
  minDeposit: bahtOnWire,
  maxDeposit: bahtOnWire,
  openFrom: clockTimeOnWire,
  openTo: clockTimeOnWire,
  status: v.picklist(['on', 'off']),
  sort: v.number(),
})

export type TransferBank = v.InferOutput<typeof transferBankSchema>

export const transferBanksSchema = v.array(transferBankSchema)

/** Normalises an account number to its digits, from any keyboard, without dashes and spaces. */
export function plainBookNumber(text: string): string {
  return withPlainDigits(text).replace(/[\s\p{Pd}]/gu, '')
}

/** Allowed lengths of an account number if the bank names none. */
const usualDigits = { least: 10, most: 15 }

/** Whether `text` can be an account number at `bank`. */
export function isBookNumber(text: string, bank: Pick<Bank, 'digits'>): boolean {
  const number = plainBookNumber(text)
  if (!/^\d+$/.test(number)) return false
  if (bank.digits.length > 0) return bank.digits.includes(number.length)
  return number.length >= usualDigits.least && number.length <= usualDigits.most
}
