import { pack } from '#features/scenario/files/packed'
import { controlled, expectCredit, logIn } from '../support/player'
import { expect, test } from '../support/site'

test('scenarios by address: asked first, in a bar until put away; one that ships, then one’s own', async ({
  page,
}) => {
  const question = page.getByRole('alertdialog')
  const bar = page.getByRole('region', { name: 'Steered by a tester' })

  await test.step('late deposit: loaded after a yes, and seen by the player', async () => {
    await page.goto('/?scenario=late-deposit')
    await expect(question).toContainText('Load “Late deposit”?')
    await question.getByRole('button', { name: 'Load' }).click()
    await expect(bar).toContainText('Late deposit')
    await controlled(page)
    await logIn(page)
    await expect(page.getByRole('main')).toContainText('Checked by staff')
    await bar.getByRole('button', { name: 'Put away' }).click()
    await expect(bar).toBeHidden()
  })

  await test.step('packed into an address, with credit; a no changes nothing', async () => {
    const own = {
      format: 'arcade-scenario',
      version: 1,
      name: { en: 'A rich player' },
      about: { en: 'Credit for all' },
      seed: { players: [{ username: '0812345678', credit: 4321 }] },
    }
    const address = `/dashboard/analytics#scenario=${await pack(JSON.stringify(own))}`
    await page.goto('about:blank')
    await page.goto(address)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/analytics$/)
    await expectCredit(page)
    await page.goto('about:blank')
    await page.goto(address)
    await question.getByRole('button', { name: 'Load' }).click()
    await expectCredit(page, '4,321.00 baht')
    await expect(bar).toContainText('A rich player')
  })

  await test.step('an address that names none is named itself', async () => {
    await page.goto('/?scenario=no-such-story')
    await expect(page.getByRole('alert')).toContainText('no-such-story')
  })
})
