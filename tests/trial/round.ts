/**
 * One player’s round: a request of every kind on a bad connection, compared with the provider’s data in
 * between.
 */
import { expect } from '@playwright/test'
import type { Random } from '#mocks/random'
import { judge, type Parties } from './judge'
import { type Mishap, mishaps } from './mishaps'
import { newcomer, openDeposit } from './players'
import { registrationOf } from './registration'
import type { Given } from './report'
import type { RequestKind } from './requestKind'
import { blocks, kinds } from './requests'
import { sayYes } from './sayYes'
import { hear } from './words'

export interface Round extends Parties {
  random: Random
}

/** How many requests are made before the connection is restored. */
const stretchLength = 5

/** How long to wait for a page’s first message, in milliseconds. */
const usualFirstWordMs = 3_000

/** How long to wait again when everything is settled, in milliseconds. */
const lastWordMs = 1_000

/** How soon everything must be settled once the connection is good, in milliseconds. */
const settleMs = 60_000

/** A new player registers; then a player makes a request of every kind, and last one that ends them all. */
export async function playRound(round: Round): Promise<void> {
  const { device, provider, player, random } = round
  await register(round)
  player.depositId = await openDeposit(provider, player.id, 200)
  await device.logIn(player)
  const before = await booksOf(round)
  const given: Given[] = []
  const left = inOrder(round)
  while (left.length > 0) {
    const next = await giveAll(round, left.splice(0, stretchLength))
    if (left.length === 0) await lendPhone(round, next)
    given.push(...next, ...(await finish(round, next)))
  }
  compareBooks(round, before, await booksOf(round), given)
  await finish(round, await giveAll(round, [random.pick(blocks)]))
  await device.logOut()
}

/** Makes some requests on a bad connection. */
async function giveAll(round: Round, next: readonly RequestKind[]): Promise<Given[]> {
  const { device, player, provider } = round
  const given: Given[] = []
  for (const kind of next) {
    await kind.before?.(provider, player)
    device.line.worsen()
    const one = await give(round, kind)
    if (one !== null) given.push(one)
  }
  device.line.mend()
  return given
}

/**
 * Checks that everything is settled on a good connection.
 * @returns the requests that the player sent again
 */
async function finish(round: Round, given: readonly Given[]): Promise<Given[]> {
  await settle(round)
  await hearLast(round, given)
  await judge(round, given)
  return chooseLost(round)
}

/** Checks that the page of the last request, which is still open, shows the result. */
async function hearLast({ device }: Round, given: readonly Given[]): Promise<void> {
  const last = given.at(-1)
  if (!last?.isSeen) return
  const said = await hear(device.page, last.kind, lastWordMs)
  // Either of two tabs may show it.
  if (said !== null && !last.said.some(({ word }) => word === said.word)) last.said.push(said)
}

/**
 * Registers. The app never repeats a registration unasked, so a person who reads that it failed presses
 * again.
 */
async function register(round: Round): Promise<void> {
  const { device, provider, random } = round
  const kind = registrationOf(newcomer(random.integer(5_000, 9_999)))
  for (const isFirst of [true, false]) {
    const wasDone = (await kind.truth?.(provider)) === 'carried out'
    if (isFirst) device.line.worsen()
    const given = await give(round, kind)
    device.line.mend()
    await device.line.quiet()
    if (given !== null) await judge(round, [{ ...given, wasDone }])
    await device.logOutIfIn()
    if (given?.said.some(({ word }) => word === 'received')) return
  }
}

/** Lets a friend play on the same phone while requests of its owner may be unsettled. */
async function lendPhone(round: Round, given: readonly Given[]): Promise<void> {
  const { device, player } = round
  for (const one of given) one.isSeen = false
  await device.logOut()
  await device.logIn(player.friend)
  const friends = { ...round, player: { ...player.friend, friend: player } }
  await finish(
    friends,
    await giveAll(
      friends,
      kinds.filter(({ name }) => shared.includes(name)),
    ),
  )
  await device.logOut()
  await device.logIn(player)
}

/** Kinds of request that two players of one phone may have pending at the same time. */
const shared = ['Withdrawal', 'Wheel']

/** @returns the kinds in random order, each after the kinds that must be finished before it */
function inOrder({ random }: Round): RequestKind[] {
  const left = [...kinds]
  const sorted: RequestKind[] = []
  while (left.length > 0) {
    const free = left.filter(({ after = [] }) => !left.some(({ name }) => after.includes(name)))
    const next = free[random.integer(0, free.length - 1)]
    if (next === undefined) throw new Error('Kinds of request wait for one another')
    left.splice(left.indexOf(next), 1)
    sorted.push(next)
  }
  return sorted
}

/**
 * Makes one request with its mishap.
 * @returns null if its page did not get that far
 */
async function give(round: Round, kind: RequestKind): Promise<Given | null> {
  const { device, player, random, report } = round
  const mishap = random.pick<Mishap>(kind.mishaps ?? mishaps)
  const tabs = [device.page]
  // Another page in between, so that nothing of an earlier request is shown. It must not redirect a guest.
  await device.visit(kind.isOfGuest ? '/login' : '/wallet')
  await device.visit(kind.page(player))
  try {
    if (mishap === 'second tab') tabs.push(await device.newTab(kind.page(player)))
    const buttons = await Promise.all(tabs.map((tab) => kind.prepare(tab, player)))
    await Promise.all(buttons.map((button) => button.waitFor()))
    const given: Given = {
      kind,
      mishap,
      yeses: tabs.map(() => Date.now()),
      said: [],
      isSeen: false,
    }
    try {
      given.isSeen = await sayYes(mishap, { device, player, kind, buttons })
    } catch (cause) {
      report.cutShort(player, kind.name, `${mishap}: ${firstLine(cause)}`)
      if (!kind.isOfGuest) await device.logInIfOut(player)
    }
    const pages = tabs.length > 1 ? tabs : given.isSeen ? [device.page] : []
    const { firstWordMs = usualFirstWordMs } = kind
    const said = await Promise.all(pages.map((page) => hear(page, kind, firstWordMs)))
    given.said.push(...said.filter((one) => one !== null))
    return given
  } catch (cause) {
    report.skip(player, kind.name, firstLine(cause))
    return null
  } finally {
    await device.closeOthers()
  }
}

function firstLine(cause: unknown): string {
  return String(cause).split('\n')[0] ?? ''
}

/** Waits until everything is settled or being looked up, and reports how long that took. */
async function settle({ device, player, report }: Round): Promise<void> {
  const open = async () => {
    const ids = await device.waiting(player)
    return ids.filter((id) => !device.line.isAskedAbout(id))
  }
  try {
    await expect.poll(open, { timeout: settleMs, intervals: [250] }).toEqual([])
    report.endedAfter(Date.now() - device.line.goodSince)
  } catch {
    for (const id of await open()) report.found({ what: 'unsettled', text: `${id} has no end` })
  }
  await device.line.quiet()
}

/** Lets the player send each undelivered request again or leave it. */
async function chooseLost(round: Round): Promise<Given[]> {
  const { device, player, random } = round
  const given: Given[] = []
  await device.visit('/wallet/history')
  for (const name of await device.lostRequests(player)) {
    // Its name is followed by its amount or code.
    const kind = kinds.find((known) => `${name} `.startsWith(`${known.name} `))
    if (kind === undefined)
      throw new Error(`The history names a request that was never sent: ${name}`)
    const isAgain = random.chance(0.5)
    const at = Date.now()
    await device.decideLost(name, isAgain ? 'Send again' : 'Do not send')
    if (isAgain) given.push({ kind, mishap: 'sent again', yeses: [at], said: [], isSeen: false })
  }
  if (given.length > 0) await settle(round)
  await judge({ ...round, player }, given)
  return given
}

/** @returns how many entries the provider’s own records have of each kind */
async function booksOf({ provider, player }: Round): Promise<Map<string, number>> {
  const counted = kinds.map(
    async ({ name, count }) => [name, (await count?.(provider, player.id)) ?? 0] as const,
  )
  return new Map(await Promise.all(counted))
}

type Books = ReadonlyMap<string, number>

/** Checks that no kind has more entries than the player has confirmed, whatever the requests were. */
function compareBooks({ report }: Round, before: Books, after: Books, given: readonly Given[]) {
  for (const { name } of kinds) {
    const entries = (after.get(name) ?? 0) - (before.get(name) ?? 0)
    const yeses = given.filter(({ kind }) => kind.name === name).flatMap((one) => one.yeses).length
    if (entries > yeses) {
      report.found({ what: 'doubles', text: `${entries} × ${name} in the books of ${yeses} yes` })
    }
  }
}
