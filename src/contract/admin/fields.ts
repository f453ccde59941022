/**
 * Fields of the settings that staff edit. Unlike the players' schemas, they reject every invalid value. Each
 * message is the key of the error text at the field.
 */
import * as v from 'valibot'
import { httpsAddress, ownPath } from '#lib/address'
import { parseColor } from '#lib/contrast'
import { satangFromBaht } from '#lib/money'
import { isMoment } from '#lib/time'
import { pictureAddress } from '../wire'

export function requiredText(longest: number) {
  return v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(longest, 'tooLong'),
  )
}

/** Optional text: null for none. */
export function anyText(longest: number) {
  return v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(longest, 'tooLong')))
}

function isBaht(baht: number): boolean {
  return baht >= 0 && Math.round(baht * 100) / 100 === baht
}

const baht = v.pipe(
  v.number('amount'),
  v.metadata({ minimum: 0, multipleOf: 0.01 }),
  v.check(isBaht, 'amount'),
  v.maxValue(999_999_999, 'amount'),
)

/** Baht on the wire, satang internally; zero where it means none. */
export const amount = v.pipe(baht, v.transform(satangFromBaht))

export const amountAboveZero = v.pipe(
  baht,
  v.minValue(0.01, 'aboveZero'),
  v.transform(satangFromBaht),
)

export function whole(least: number, most: number) {
  return v.pipe(
    v.number('number'),
    v.integer('number'),
    v.minValue(least, 'number'),
    v.maxValue(most, 'number'),
  )
}

/** Turnover factor: how many times an amount must be played through; one decimal. */
export const factor = v.pipe(
  v.number('factor'),
  v.minValue(0, 'factor'),
  v.maxValue(100, 'factor'),
  v.metadata({ multipleOf: 0.1 }),
  v.check((times) => Math.round(times * 10) / 10 === times, 'factor'),
)

/** At most two decimals. */
export function percent(most = 100) {
  return v.pipe(
    v.number('percent'),
    v.minValue(0, 'percent'),
    v.maxValue(most, 'percent'),
    v.metadata({ multipleOf: 0.01 }),
    v.check((share) => Math.round(share * 100) / 100 === share, 'percent'),
  )
}

/** `HH:mm`, Bangkok time. */
export const clockTime = v.pipe(v.string('time'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'))

/** ISO text. */
export const momentText = v.pipe(
  v.string('moment'),
  v.metadata({ format: 'date-time' }),
  v.check((text) => isMoment(Date.parse(text)), 'moment'),
)

export const momentOrNull = v.nullable(momentText)

/** Longest inline picture, in characters: every visitor loads it. */
export const longestPicture = 200_000

export const picture = v.pipe(
  v.string('picture'),
  v.maxLength(longestPicture, 'pictureSize'),
  v.check((text) => pictureAddress(text) !== null, 'picture'),
)

export const httpsOrNull = v.nullable(
  v.pipe(
    v.string(),
    v.check((text) => httpsAddress(text) !== null, 'https'),
  ),
)

/** A page of this app, or an https address. */
export const linkOrNull = v.nullable(
  v.pipe(
    v.string(),
    v.check((text) => (ownPath(text) ?? httpsAddress(text)) !== null, 'link'),
  ),
)

export const color = v.pipe(
  v.string('color'),
  v.check((text) => parseColor(text) !== null, 'color'),
)

export function choice<const Values extends readonly string[]>(values: Values) {
  return v.picklist(values, 'choice')
}

/** @returns true if the start is before the end; an open start or end is valid */
export function isSpan({ startAt, endAt }: { startAt: string | null; endAt: string | null }) {
  return startAt === null || endAt === null || Date.parse(startAt) < Date.parse(endAt)
}

export function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}
