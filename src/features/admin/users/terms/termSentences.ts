/** The terms in force for a player, in the sentences that the player's own pages show. */
import type { AdminPlayerPage } from '#contract/admin/people'
import { blockError, type Limit, type Protection } from '#contract/protection/limits'
import type { WithdrawSetting } from '#contract/site/site'
import type { WalletLock, WalletPromotion } from '#contract/wallet/wallet'
import { withdrawRefusals } from '#contract/wallet/withdrawRefusals'
import type { AppError } from '#lib/appError'
import { satang } from '#lib/money'
import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages, MessageKey, MessageValues } from '#ui/intl/messages'
import { makeErrorText } from '#ui/intl/useErrorText'
import { type Formats, makeFormats } from '#ui/intl/useFormat'
import { type Text, translate } from '#ui/intl/useText'

interface Language {
  text: Text
  format: Formats
  errorText: (error: AppError) => string
}

/** @returns the texts and formats of a language that is not the page's */
export function languageFrom(messages: LoadedMessages, locale: Locale): Language {
  const text = (key: MessageKey, values?: MessageValues) => translate(messages, locale, key, values)
  const format = makeFormats(locale, (count) => text('money.unit', { count }))
  const written = makeErrorText(text, locale, format)
  return { text, format, errorText: ({ code, values }) => written(code, values) }
}

/**
 * @param setting the operator's rules of withdrawals; undefined while unknown
 * @param now milliseconds since 1970
 */
export function termSentences(
  { wallet, protection }: Pick<AdminPlayerPage, 'wallet' | 'protection'>,
  setting: WithdrawSetting | undefined,
  now: number,
  language: Language,
): string[] {
  const { text, format, errorText } = language
  const { locked, locks, turnoverLeft, promotion } = wallet
  return [
    ...(promotion === null ? [text('promotion.active.none')] : []),
    locked > 0
      ? text('wallet.rule.locked', { locked: format.money(locked) })
      : text('wallet.rule.free'),
    ...(locked > 0 ? [text('rules.ownFirst')] : []),
    ...locks.map((lock) => lockSentence(lock, language)),
    ...(locks.length > 1
      ? [text('wallet.rule.longest', { left: format.money(turnoverLeft) })]
      : []),
    ...(turnoverLeft > 0
      ? [errorText({ code: 'turnoverincomplete', values: { left: turnoverLeft } })]
      : []),
    ...(promotion === null ? [] : promotionSentences(promotion, now, language)),
    ...withdrawSentences(wallet, setting, now, language),
    ...protectionSentences(protection, now, language),
  ]
}

/** What the turnover is for, and how much of it is done. */
function lockSentence({ source, name, done, required }: WalletLock, language: Language): string {
  const { text, format } = language
  const cause =
    source === 'code'
      ? text('dashboard.promotion.code', { name: name ?? '' }).trim()
      : source === 'cashback'
        ? text('dashboard.promotion.cashback')
        : (name ?? text('dashboard.promotion.otherTurnover'))
  const values = { done: format.money(done), required: format.money(required) }
  return `${cause}: ${text('dashboard.promotion.turnover', values)}`
}

function promotionSentences(
  { keepsAtCompletion, keepsIfCancelled, takenIfCancelled, expiresAt, ...rest }: WalletPromotion,
  now: number,
  { text, format }: Language,
): string[] {
  const name = rest.PromotionName
  const cap =
    keepsAtCompletion === null
      ? text('wallet.rule.noCap', { name })
      : text('promotion.progress.cap', { keeps: format.money(keepsAtCompletion) })
  const own = text('promotion.progress.own', {
    keeps: format.money(keepsIfCancelled),
    taken: format.money(takenIfCancelled),
  })
  if (expiresAt === null) return [cap, own]
  const end = { distance: format.relative(expiresAt, now), time: format.dateTime(expiresAt) }
  return [cap, own, text('promotion.active.expires', end)]
}

function withdrawSentences(
  wallet: AdminPlayerPage['wallet'],
  setting: WithdrawSetting | undefined,
  now: number,
  { text, format, errorText }: Language,
): string[] {
  const refusals = withdrawRefusals(wallet, setting, now).map(errorText)
  if (setting === undefined) return refusals
  const { minWithdraw, maxWithdraw, fee, openFrom, openTo, maxCountPerDay } = setting
  return [
    ...refusals,
    text('wallet.withdraw.range', {
      min: format.money(minWithdraw),
      max: format.money(maxWithdraw),
    }),
    ...(fee > 0 ? [text('wallet.withdraw.fee', { fee: format.money(fee) })] : []),
    text('wallet.withdraw.hours', { from: openFrom, to: openTo }),
    text('wallet.withdraw.today', {
      used: wallet.withdrawCountToday,
      most: maxCountPerDay,
      left: format.money(wallet.withdrawLeftToday),
    }),
  ]
}

/** A break or exclusion, and each limit in force. */
function protectionSentences(
  { block, limits, used }: Protection,
  now: number,
  language: Language,
): string[] {
  const { text, errorText } = language
  const during = ['wallet.withdraw.duringBreak', 'promotion.blocked.text'] as const
  return [
    ...(block !== null && (block.endAt === null || block.endAt > now)
      ? [errorText(blockError(block)), ...during.map((key) => text(key))]
      : []),
    ...limits
      .filter(({ status }) => status === 'active')
      .flatMap((limit) => limitSentence(limit, used, language) ?? []),
  ]
}

function limitSentence(
  { kind, window, amount, minutes }: Limit,
  used: Protection['used'],
  { text, format }: Language,
): string | null {
  if (kind === 'session') {
    return minutes === null
      ? null
      : `${text('account.limits.session')}: ${text('account.limits.minutes', { minutes })}`
  }
  if (amount === null) return null
  return text(`dashboard.limits.${kind}`, {
    window: text(`protection.window.${window}`),
    used: format.money(used[kind][window]),
    limit: format.money(satang(amount)),
  })
}
