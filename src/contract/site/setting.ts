import * as v from 'valibot'
import {
  bahtOnWire,
  colorOnWire,
  httpsOnWire,
  idOnWire,
  imageOnWire,
  instantOnWire,
  linkOnWire,
  maybe,
} from '../wire'

/** A picture on the home page, below the promotions, or of its own over the page. */
export const bannerSchema = v.object({
  bannerID: idOnWire,
  imageUrl: imageOnWire,
  /** What the picture says, for those who do not see it. */
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

/** Colours of header and menu, each `#rrggbb` or null where the provider named none that is valid. */
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

/** Texts and addresses of the site. All but `logoUrl` are our extension. */
export const webSettingSchema = v.object({
  logoUrl: v.optional(imageOnWire, null),
  siteName: maybe(v.string()),
  /** The operator's site outside the app: where logout sends the browser. */
  homeUrl: v.optional(httpsOnWire, null),
  lineUrl: v.optional(httpsOnWire, null),
  telegramUrl: v.optional(httpsOnWire, null),
  announcement: maybe(v.string()),
  maintenance: maybe(
    v.object({ on: v.boolean(), message: v.string(), until: maybe(instantOnWire) }),
  ),
  minAge: maybe(v.pipe(v.number(), v.integer(), v.minValue(0))),
  currencyUnit: maybe(v.string()),
})

export type WebSetting = v.InferOutput<typeof webSettingSchema>

/** The message of an operator who has closed the site at `now` (milliseconds since 1970); null while it is open. */
export function closedWith(maintenance: WebSetting['maintenance'], now: number): string | null {
  if (!maintenance?.on || now >= (maintenance.until ?? Infinity)) return null
  return maintenance.message
}

export const webSettingsSchema = v.array(webSettingSchema)

/** `HH:mm`, Bangkok time. */
export const clockTimeOnWire = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

export const withdrawSettingSchema = v.object({
  minWithdraw: bahtOnWire,
  maxWithdraw: bahtOnWire,
  maxPerDay: bahtOnWire,
  maxCountPerDay: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whatever the hours say: nobody can ask for a withdrawal now. */
  closed: v.optional(v.boolean(), false),
  openFrom: clockTimeOnWire,
  openTo: clockTimeOnWire,
  fee: bahtOnWire,
  requireTurnover: v.boolean(),
  /** From this amount on, another admin must pay than the one who approved. */
  secondApproveOver: bahtOnWire,
  holdAfterBankChangeHours: v.pipe(v.number(), v.minValue(0)),
})

export type WithdrawSetting = v.InferOutput<typeof withdrawSettingSchema>

export const withdrawSettingsSchema = v.array(withdrawSettingSchema)
