import { setTimeout as wait } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import type { Device } from './device'
import type { Mishap } from './mishaps'
import type { Account } from './players'
import type { RequestKind } from './requestKind'

/** A request that is about to be made. */
export interface Moment {
  device: Device
  player: Account
  kind: RequestKind
  /** The confirming button in each tab. */
  buttons: readonly Locator[]
}

/** More than the two minutes for which a confirmation is valid, in milliseconds. */
const afterTheYesMs = 150_000

/**
 * Confirms, with the mishap.
 * @returns true if the page still shows the request
 */
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
