import { memberPaths } from '#lib/paths/member'
import { expect, test } from '../support/visited'

test('an event added after a flight with the app open uses the clock of the new place', async ({
  visited,
}) => {
  // A context with a time zone option keeps that zone.
  const context = await visited.open({ timezoneId: '' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const arriveIn = async (timezoneId: string) => {
    await session.send('Emulation.setTimezoneOverride', { timezoneId })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }
  await arriveIn('Asia/Bangkok')
  await page.goto(memberPaths.calendar)
  await page.getByRole('button', { name: 'Add event' }).waitFor()
  await arriveIn('Europe/Paris')
  await expect(page.getByText(/^Your device is now in Europe\/Paris\./)).toBeVisible()

  await page.getByRole('button', { name: 'Add event' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Title' }).fill('Coffee in Paris')
  await form.getByLabel('Start time').fill('12:00')
  await form.getByLabel('End time').fill('13:00')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  // Back home the event is shown by the local clock: Paris is five or six hours behind Bangkok.
  await arriveIn('Asia/Bangkok')
  await expect(page.getByRole('button', { name: /^1[78]:00.* Coffee in Paris/ })).toBeVisible()
  await context.close()
})
