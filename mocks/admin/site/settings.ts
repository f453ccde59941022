/** `/setting/…` for staff: settings of the whole site, read and written as a whole. */
import * as v from 'valibot'
import type { SettingName } from '#contract/admin/calls'
import { settingDrafts } from '#contract/admin/site'
import { isBookNumber } from '#contract/site/site'
import { bahtFromSatang } from '#lib/money'
import { isoOf } from '#lib/time'
import { isoNow, isPast } from '../../clock'
import { database } from '../../provider/database/database'
import type { GameProviderRow } from '../../provider/database/playRows'
import { inviteSetting } from '../../provider/invite'
import { cashbackSetting } from '../../provider/rewards/cashback'
import {
  rulesSetting,
  settingOf,
  webColors,
  webSettings,
  withdrawSettings,
} from '../../provider/site'
import { keepLimits } from '../guard/limits'
import { keepEndedByOldRule } from '../offers/cashback'
import { invalid } from '../requests'
import { storedSetting, storeSetting } from '../settings'

interface Setting {
  /** In baht, as on the wire. */
  read: () => Promise<unknown>
  /** @throws {AdminError} naming the invalid field */
  check: (value: unknown) => Promise<void>
  /** Writes the checked value. Runs in the request's transaction. */
  write: (value: unknown) => Promise<void>
}

/** `check` and `write` receive the schema's output: amounts in satang. */
function setting<const Schema extends v.GenericSchema>(
  schema: Schema,
  read: () => Promise<unknown>,
  write: (value: v.InferOutput<Schema>) => Promise<void>,
  check: (value: v.InferOutput<Schema>) => Promise<void> = () => Promise.resolve(),
): Setting {
  function parsed(value: unknown): v.InferOutput<Schema> {
    const result = v.safeParse(schema, value, { abortEarly: true })
    if (result.success) return result.output
    const [issue] = result.issues
    throw invalid(v.getDotPath(issue) ?? '', issue.message)
  }
  return {
    read,
    check: async (value) => check(parsed(value)),
    write: async (value) => write(parsed(value)),
  }
}

const { settings, banners, banks, transferBanks, gameProviders } = database

export const siteSettings: Readonly<Record<SettingName, Setting>> = {
  banner: setting(
    settingDrafts.banner,
    async () => (await banners.toArray()).toSorted(bySort),
    async (rows) => {
      await banners.clear()
      await banners.bulkAdd(rows)
    },
  ),
  colorsetting: setting(
    settingDrafts.colorsetting,
    async () => (await webColors())[0],
    async (value) => {
      await settings.put({ key: 'webColor', value })
    },
  ),
  websetting: setting(
    settingDrafts.websetting,
    async () => (await webSettings(null))[0],
    async ({ maintenance, ...value }) => {
      const until = maintenance.until === null ? null : Date.parse(maintenance.until)
      await settings.put({
        key: 'webSetting',
        value: { ...value, maintenance: { ...maintenance, until } },
      })
    },
    async ({ maintenance: { on, until } }) => {
      if (on && until !== null && isPast(isoOf(Date.parse(until)))) {
        throw invalid('maintenance.until', 'past')
      }
    },
  ),
  rules: setting(
    settingDrafts.rules,
    rulesSetting,
    async ({ version, texts }) => {
      const before = await rulesSetting()
      const publishedAt = version > before.version ? isoNow() : before.publishedAt
      await settings.put({ key: 'rules', value: { version, publishedAt, texts } })
    },
    async ({ version }) => {
      const before = await rulesSetting()
      if (![before.version, before.version + 1].includes(version)) {
        throw invalid('version', 'invalid')
      }
    },
  ),
  withdraw: setting(
    settingDrafts.withdraw,
    async () => (await withdrawSettings())[0],
    async (value) => {
      await keepLimits()
      await settings.put({ key: 'withdraw', value })
    },
  ),
  gameprovider: setting(
    settingDrafts.gameprovider,
    async () => (await gameProviders.toArray()).toSorted(bySort).map(withWindows),
    async (rows) => {
      await gameProviders.bulkPut(rows.map(withWindows))
    },
    async (rows) => {
      const before = await gameProviders.toArray()
      requireKept(before, rows, ({ providerCode }) => providerCode)
      for (const [index, row] of rows.entries()) {
        const { maintenanceUntil: until, status } = row
        if (status === 'maintenance' && until !== null && isPast(until)) {
          throw invalid(`${index}.maintenanceUntil`, 'past')
        }
        const known = before.find(({ providerCode }) => providerCode === row.providerCode)
        const added = row.windows.filter((window) => !isAmong(window, known?.windows))
        if (added.some(({ until }) => isPast(until))) throw invalid(`${index}.windows`, 'past')
      }
    },
  ),
  bank: setting(
    settingDrafts.bank,
    () => banks.toArray(),
    async (rows) => {
      await banks.bulkPut(rows)
    },
    async (rows) => {
      const before = await banks.toArray()
      requireKept(before, rows, ({ bankID }) => bankID)
      for (const [index, { bankID, bank_name }] of rows.entries()) {
        const name = before.find((bank) => bank.bankID === bankID)?.bank_name
        // Players' accounts contain the bank's name; after renaming, their bank would not exist.
        if (name !== undefined && name !== bank_name && (await isHeld(name))) {
          throw invalid(`${index}.bank_name`, 'renamed')
        }
      }
    },
  ),
  transferbank: setting(
    settingDrafts.transferbank,
    async () => {
      const rows = await transferBanks.toArray()
      return rows.toSorted(bySort).map((row) => ({
        ...row,
        minDeposit: bahtFromSatang(row.minDeposit),
        maxDeposit: bahtFromSatang(row.maxDeposit),
      }))
    },
    async (rows) => {
      await transferBanks.bulkPut(rows)
    },
    async (rows) => {
      requireKept(await transferBanks.toArray(), rows, ({ transferBankID }) => transferBankID)
      const known = await banks.toArray()
      for (const [index, { bank_code, book_number }] of rows.entries()) {
        const bank = known.find((one) => one.bank_code === bank_code)
        if (!bank) throw invalid(`${index}.bank_code`, 'bankCode')
        if (!isBookNumber(book_number, bank)) throw invalid(`${index}.book_number`, 'bookNumber')
      }
    },
  ),
  risk: setting(
    settingDrafts.risk,
    async () => (await storedSetting('risk')).value,
    async ({ approveUpTo, adjustUpTo, ...value }) => {
      await keepLimits()
      await storeSetting('risk', {
        ...value,
        approveUpTo: bahtFromSatang(approveUpTo),
        adjustUpTo: bahtFromSatang(adjustUpTo),
      })
    },
  ),
  agent: setting(
    settingDrafts.agent,
    async () => (await storedSetting('agent')).value,
    ({ warnBelow }) => storeSetting('agent', { warnBelow: bahtFromSatang(warnBelow) }),
  ),
  wheel: setting(
    settingDrafts.wheel,
    async () => {
      const { version: _, ...wheel } = await settingOf('wheel')
      return {
        ...wheel,
        dailyBudget: bahtFromSatang(wheel.dailyBudget),
        segments: wheel.segments.map((segment) => ({
          ...segment,
          amount: bahtFromSatang(segment.amount),
        })),
      }
    },
    async (value) => {
      // Earlier spins keep the version, and with it the weights, that they were drawn with.
      const { version } = await settingOf('wheel')
      await settings.put({ key: 'wheel', value: { ...value, version: version + 1 } })
    },
  ),
  cashback: setting(settingDrafts.cashback, cashbackSetting, async (value) => {
    await keepEndedByOldRule()
    await settings.put({ key: 'cashback', value })
  }),
  invite: setting(settingDrafts.invite, inviteSetting, async (value) => {
    await settings.put({ key: 'invite', value })
  }),
}

function bySort(one: { sort: number }, other: { sort: number }): number {
  return one.sort - other.sort
}

type Window = NonNullable<GameProviderRow['windows']>[number]

/** Leaves out past maintenance windows. */
function withWindows({ windows = [], ...row }: GameProviderRow) {
  return { ...row, windows: windows.filter(({ until }) => !isPast(until)) }
}

function isAmong({ from, until }: Window, windows: readonly Window[] = []): boolean {
  return windows.some((window) => window.from === from && window.until === until)
}

async function isHeld(bankName: string): Promise<boolean> {
  const held = await database.players
    .where('[bank_name+book_number]')
    .between([bankName, ''], [bankName, '\uffff'])
    .count()
  return held > 0
}

/** Rows that history refers to can be switched off, but not removed. */
function requireKept<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): void {
  const keys = new Set(after.map(keyOf))
  if (before.some((row) => !keys.has(keyOf(row)))) throw invalid('', 'removed')
}
