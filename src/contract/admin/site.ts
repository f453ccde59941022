/** Site-wide settings of the owner; each is written and validated as a whole. */
import * as v from 'valibot'
import { contrast, readableContrast } from '#lib/contrast'
import { gameCategories } from '../games/games'
import { rulesLanguage } from '../site/rules'
import { languages } from '../users/profile'
import { countOnWire, maybe } from '../wire'
import { roles } from './access'
import { settingNames } from './calls'
import {
  amount,
  amountAboveZero,
  anyText,
  areDifferent,
  choice,
  clockTime,
  color,
  httpsOrNull,
  isSpan,
  linkOrNull,
  momentOrNull,
  momentText,
  picture,
  requiredText,
  whole,
} from './fields'
import { adminRequestSchema } from './request'
import { cashbackDraftSchema, inviteDraftSchema, wheelDraftSchema } from './rewards'

const id = v.pipe(v.string('required'), v.regex(/^[\w-]{1,20}$/, 'id'))

const onOff = choice(['on', 'off'])

export const bannerDraftSchema = v.pipe(
  v.object({
    bannerID: id,
    imageUrl: picture,
    /** Text alternative of the picture. */
    alt: requiredText(200),
    linkTo: linkOrNull,
    position: choice(['home', 'promotion', 'popup']),
    sort: whole(0, 10_000),
    startAt: momentOrNull,
    endAt: momentOrNull,
    status: onOff,
  }),
  v.forward(
    v.check((span) => isSpan(span), 'order'),
    ['endAt'],
  ),
)

export const bannersDraftSchema = v.pipe(
  v.array(bannerDraftSchema),
  v.maxLength(30, 'tooMany'),
  v.check((rows) => areDifferent(rows.map(({ bannerID }) => bannerID)), 'duplicate'),
)

export type BannerDraft = v.InferInput<typeof bannerDraftSchema>

export const webColorNames = [
  'mainText',
  'subText',
  'menuBG',
  'secondaryColor',
  'headerBarTop',
  'headerBarBot',
] as const

const colorsSchema = v.object({
  mainText: color,
  subText: color,
  menuBG: color,
  secondaryColor: color,
  headerBarTop: color,
  headerBarBot: color,
})

export type ColorsDraft = v.InferInput<typeof colorsSchema>

/** Backgrounds of the texts in header and menu. */
export const textGrounds = ['headerBarTop', 'headerBarBot', 'menuBG'] as const

function isReadable(colors: ColorsDraft, front: 'mainText' | 'subText'): boolean {
  return textGrounds.every((back) => contrast(colors[front], colors[back]) >= readableContrast)
}

/** Rejects colours with too little contrast. */
export const colorsDraftSchema = v.pipe(
  colorsSchema,
  v.forward(
    v.check((colors) => isReadable(colors, 'mainText'), 'contrast'),
    ['mainText'],
  ),
  v.forward(
    v.check((colors) => isReadable(colors, 'subText'), 'contrast'),
    ['subText'],
  ),
)

export const webDraftSchema = v.pipe(
  v.object({
    logoUrl: v.nullable(picture),
    siteName: requiredText(60),
    homeUrl: httpsOrNull,
    lineUrl: httpsOrNull,
    telegramUrl: httpsOrNull,
    announcement: anyText(500),
    maintenance: v.object({
      on: v.boolean(),
      message: v.pipe(v.string(), v.trim(), v.maxLength(300, 'tooLong')),
      until: momentOrNull,
    }),
    minAge: whole(18, 99),
    currencyUnit: requiredText(20),
  }),
  v.forward(
    v.check(({ maintenance: { on, message } }) => !on || message !== '', 'required'),
    ['maintenance', 'message'],
  ),
)

/** Most characters of the rules in one language. */
export const longestRules = 20_000

const rulesText = v.pipe(v.string(), v.trim(), v.maxLength(longestRules, 'tooLong'))

/** The rules. A new version dates itself and asks every player again; the same one is a correction. */
export const rulesDraftSchema = v.object({
  version: whole(1, 10_000),
  publishedAt: momentText,
  texts: v.object({
    ...v.entriesFromList(languages, rulesText),
    [rulesLanguage]: v.pipe(rulesText, v.nonEmpty('required')),
  }),
})

export const withdrawDraftSchema = v.pipe(
  v.object({
    minWithdraw: amountAboveZero,
    maxWithdraw: amountAboveZero,
    maxPerDay: amountAboveZero,
    maxCountPerDay: whole(1, 100),
    closed: v.optional(v.boolean(), false),
    openFrom: clockTime,
    openTo: clockTime,
    fee: amount,
    requireTurnover: v.boolean(),
    secondApproveOver: amount,
    holdAfterBankChangeHours: whole(0, 720),
  }),
  v.forward(
    v.check(({ minWithdraw, maxWithdraw }) => minWithdraw <= maxWithdraw, 'minMax'),
    ['maxWithdraw'],
  ),
  v.forward(
    v.check(({ maxWithdraw, maxPerDay }) => maxWithdraw <= maxPerDay, 'dayMax'),
    ['maxPerDay'],
  ),
  v.forward(
    v.check(({ fee, minWithdraw }) => fee < minWithdraw, 'fee'),
    ['fee'],
  ),
  v.forward(
    v.check(({ openFrom, openTo }) => openFrom !== openTo, 'hours'),
    ['openTo'],
  ),
)

const windowSchema = v.pipe(
  v.object({ from: momentText, until: momentText }),
  v.forward(
    v.check(({ from, until }) => Date.parse(from) < Date.parse(until), 'order'),
    ['until'],
  ),
)

/** The manual status, and the planned maintenance. */
export const providerDraftSchema = v.pipe(
  v.object({
    providerCode: id,
    providerName: requiredText(60),
    category: choice(gameCategories),
    status: choice(['online', 'maintenance', 'off']),
    maintenanceUntil: momentOrNull,
    imageUrl: v.nullable(picture),
    sort: whole(0, 10_000),
    windows: v.pipe(v.array(windowSchema), v.maxLength(20, 'tooMany')),
  }),
  v.forward(
    v.check(
      ({ status, maintenanceUntil }) => status !== 'maintenance' || maintenanceUntil !== null,
      'required',
    ),
    ['maintenanceUntil'],
  ),
  v.forward(
    v.check((row) => areApart(row), 'overlap'),
    ['windows'],
  ),
)

export const providersDraftSchema = v.array(providerDraftSchema)

export type ProviderDraft = v.InferInput<typeof providerDraftSchema>

/** @returns true if no window begins before the previous one ends */
function areApart({ windows }: { windows: { from: string; until: string }[] }): boolean {
  const ordered = windows.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from))
  return ordered.every((window, index) => {
    const before = ordered[index - 1]
    return before === undefined || Date.parse(before.until) <= Date.parse(window.from)
  })
}

export const bankDraftSchema = v.object({
  bankID: id,
  bank_code: v.pipe(v.string('required'), v.trim(), v.regex(/^[A-Z0-9]{2,10}$/, 'bankCode')),
  bank_name: requiredText(80),
  bank_name_en: anyText(80),
  logo: v.nullable(picture),
  digits: v.pipe(
    v.array(whole(6, 20)),
    v.maxLength(5, 'tooMany'),
    v.check((values) => areDifferent(values), 'duplicate'),
  ),
  status: onOff,
})

export const banksDraftSchema = v.pipe(
  v.array(bankDraftSchema),
  v.check((rows) => areDifferent(rows.map(({ bankID }) => bankID)), 'duplicate'),
  v.check((rows) => areDifferent(rows.map(({ bank_name }) => bank_name)), 'duplicate'),
  v.check((rows) => rows.some(({ status }) => status === 'on'), 'noneOn'),
)

export type BankDraft = v.InferInput<typeof bankDraftSchema>

export const transferBankDraftSchema = v.pipe(
  v.object({
    transferBankID: id,
    bank_name: requiredText(80),
    bank_code: v.pipe(v.string('required'), v.trim(), v.regex(/^[A-Z0-9]{2,10}$/, 'bankCode')),
    book_number: v.pipe(v.string('required'), v.regex(/^\d{6,20}$/, 'bookNumber')),
    book_name: requiredText(100),
    promptPayId: v.nullable(v.pipe(v.string(), v.regex(/^(\d{10}|\d{13}|\d{15})$/, 'promptPay'))),
    minDeposit: amountAboveZero,
    maxDeposit: amountAboveZero,
    openFrom: clockTime,
    openTo: clockTime,
    status: onOff,
    sort: whole(0, 10_000),
  }),
  v.forward(
    v.check(({ minDeposit, maxDeposit }) => minDeposit <= maxDeposit, 'minMax'),
    ['maxDeposit'],
  ),
  v.forward(
    v.check(({ openFrom, openTo }) => openFrom !== openTo, 'hours'),
    ['openTo'],
  ),
)

export const transferBanksDraftSchema = v.pipe(
  v.array(transferBankDraftSchema),
  v.check((rows) => areDifferent(rows.map(({ transferBankID }) => transferBankID)), 'duplicate'),
  v.check((rows) => areDifferent(rows.map(({ book_number }) => book_number)), 'duplicate'),
  v.check((rows) => rows.some(({ status }) => status === 'on'), 'noneOn'),
)

export type TransferBankDraft = v.InferInput<typeof transferBankDraftSchema>

const rule = v.object({ on: v.boolean() })

export const riskDraftSchema = v.object({
  otpRoles: v.pipe(
    v.array(choice(roles)),
    v.check((values) => areDifferent(values), 'duplicate'),
  ),
  approveUpTo: amount,
  adjustUpTo: amount,
  firstWithdrawal: rule,
  bankChanged: v.object({ on: v.boolean(), hours: whole(1, 720) }),
  sharedAccount: rule,
  sharedDevice: rule,
  littlePlayed: v.object({ on: v.boolean(), percent: whole(1, 1000) }),
  friendsPromotion: v.object({ on: v.boolean(), friends: whole(1, 100) }),
  manyWithdrawals: v.object({ on: v.boolean(), count: whole(1, 100) }),
  unusualAmount: v.object({ on: v.boolean(), times: whole(2, 100) }),
  protected: rule,
})

export type RiskDraft = v.InferInput<typeof riskDraftSchema>

/** Schema of each setting, by name. */
export const settingDrafts = {
  banner: bannersDraftSchema,
  colorsetting: colorsDraftSchema,
  websetting: webDraftSchema,
  rules: rulesDraftSchema,
  withdraw: withdrawDraftSchema,
  gameprovider: providersDraftSchema,
  bank: banksDraftSchema,
  transferbank: transferBanksDraftSchema,
  risk: riskDraftSchema,
  agent: v.object({ warnBelow: amount }),
  wheel: wheelDraftSchema,
  cashback: cashbackDraftSchema,
  invite: inviteDraftSchema,
} as const satisfies Record<(typeof settingNames)[number], v.GenericSchema>

/** Schemas of stored settings: a provider's own colours are shown, readable or not. */
export const storedDrafts = { ...settingDrafts, colorsetting: colorsSchema }

/** Wire format: amounts in baht, moments as ISO text. */
export type SettingDrafts = {
  [Name in keyof typeof settingDrafts]: v.InferInput<(typeof settingDrafts)[Name]>
}

/** `version`: the version that the screen showed; another stored version rejects the request. */
export const saveSettingSchema = v.object({
  ...adminRequestSchema.entries,
  name: v.picklist(settingNames),
  version: countOnWire,
  value: v.unknown(),
})

export const storedSettingSchema = v.object({ value: v.unknown(), version: countOnWire })

export const savedSettingSchema = v.object({
  requestId: v.string(),
  version: countOnWire,
  /** Set while the change waits for a second person; nothing is changed until then. */
  approvalId: maybe(v.string()),
})
