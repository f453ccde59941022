import { setTimeout as wait } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import type { Device } from './device'
import type { Mishap } from './mishaps'
import type { OrderKind } from './orderKind'
import type { Account } from './players'

/** One order that is about to be given. */
export interface Moment {
  device: Device
  player: Account
  kind: OrderKind
  /** What is to be pressed for the yes: in each tab its own. */
  buttons: readonly Locator[]
}

/** A yes holds for two minutes: more than that. */
const afterTheYesMs = 150_000

/** Presses for the yes, and has the mishap. Answers whether the page still says something of the order. */
export async function sayYes(mishap: Mishap, moment: Moment): Promise<boolean> {
  const { device, kind, player, buttons } = moment
  if (mishap === 'impatient press' && !kind.press) await buttons[0]?.dblclick()
  else await Promise.allSettled(buttons.map((button) => press(moment, button)))
  switch (mishap) {
    case 'reload':
      await device.load(device.page.url())
      return true
    case 'tab closed':
      await device.closeTab(kind.page(player))
      return true
    case 'walks away':
      await device.visit('/wallet')
      return false
    case 'offline':
      await device.setOffline(true)
      await wait(700)
      await device.setOffline(false)
      return true
    case 'clock moved on':
      await device.moveClock(afterTheYesMs)
      return true
    case 'session over':
      device.line.mend()
      await device.endSession()
      await device.logIn(player)
      return false
    default:
      return true
  }
}

function press({ kind, player }: Moment, button: Locator): Promise<void> {
  return kind.press?.(button.page(), button, player) ?? button.click()
}
