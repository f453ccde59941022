import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { type UserProfile, userProfileSchema } from '#contract/users/profile'
import { usersPaths } from '#contract/users/users'
import { IconTabsProfilePage } from '#features/users/IconTabsProfilePage'
import { StepsProfilePage } from '#features/users/StepsProfilePage'
import { TabsProfilePage } from '#features/users/TabsProfilePage'
import { hasUnsaved } from '#lib/unsaved'
import { usersDatabase } from '#mocks/users/database'
import { answerDemo, brokenCall, renderDemo, resetDemo } from '../demoPages'

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined
  await resetDemo(usersDatabase)
})

const address = () => screen.getByTestId('address').textContent
const ownProfile = async () => v.parse(userProfileSchema, await usersDatabase.profile.get('own'))
const stored = async () => JSON.stringify(await usersDatabase.profile.get('own'))
const box = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
const button = (name: string) => screen.getByRole('button', { name })
const tab = (name: string) => screen.findByRole('tab', { name })

describe('the profile with icon tabs', () => {
  it('saves the input and says so', async () => {
    const { user } = await renderDemo(<IconTabsProfilePage />, { path: '/?tab=personal' })
    const nickname = await box('Nickname')
    expect(button('Save changes')).toHaveAttribute('aria-disabled', 'true')
    await user.clear(nickname)
    await user.type(nickname, 'พลอย ✨')
    expect(hasUnsaved()).toBe(true)
    await user.click(button('Save changes'))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(await stored()).toContain('"nickname":"พลอย ✨"')
    expect(hasUnsaved()).toBe(false)
    expect(nickname).toHaveValue('พลอย ✨')
  })

  it('reports a full field', async () => {
    const { user } = await renderDemo(<IconTabsProfilePage />, { path: '/?tab=personal' })
    const title = await box('Job title')
    await user.click(title)
    await user.paste('x'.repeat(200))
    expect(title).toHaveAccessibleDescription('No more than 100 characters fit in here.')
    // Typed text survives leaving the page.
    await user.click(button('Discard changes'))
  })

  it('sends only the changed fields', async () => {
    const calls = answerDemo()
    const { user } = await renderDemo(<IconTabsProfilePage />, { path: '/?tab=personal' })
    await user.type(await box('Job title'), '!')
    await user.click(button('Save changes'))
    await screen.findByText('Saved.')
    expect(calls.filter(({ body }) => body !== null).map(({ body }) => body)).toEqual([
      {
        personal: { jobTitle: 'Marketing planner!' },
        was: { personal: { jobTitle: 'Marketing planner' } },
      },
    ])
  })

  it('reports errors beside their fields and focuses the first one', async () => {
    const { user } = await renderDemo(<IconTabsProfilePage />, { path: '/?tab=personal' })
    const mail = await box('Email')
    const phone = await box('Phone')
    await user.clear(phone)
    await user.type(phone, '12')
    await user.clear(mail)
    await user.type(mail, 'nobody{Enter}')
    expect(mail).toHaveAccessibleDescription('This is not an email address.')
    expect(phone).toHaveAccessibleDescription('A phone number has 8 to 15 digits.')
    await waitFor(() => expect(mail).toHaveFocus())
    expect(await stored()).not.toContain('nobody')
    await user.click(button('Discard changes'))
    expect(mail).toHaveValue('ploy.charoensuk@arcade.example')
    expect(mail).toBeValid()
  })

  it('keeps the input when saving fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await renderDemo(<IconTabsProfilePage />)
    const headline = await box('Headline')
    await user.type(headline, ' and more')
    answerDemo({ [usersPaths.profile]: brokenCall })
    await user.click(button('Save changes'))
    expect(await screen.findByText(/could not be saved/)).toBeVisible()
    expect(headline).toHaveValue('Marketing planner at Arcade and more')
    answerDemo()
    await user.click(button('Save changes'))
    expect(await screen.findByText('Saved.')).toBeVisible()
  })

  it('accepts only https addresses as a website', async () => {
    const { user } = await renderDemo(<IconTabsProfilePage />)
    const website = await box('Website')
    // From right to left it would begin with its //.
    expect(website).toHaveAttribute('dir', 'ltr')
    for (const bad of ['http://a.example', 'javascript:alert(1)', 'nothing']) {
      await user.clear(website)
      await user.type(website, `${bad}{Enter}`)
      expect(website).toHaveAccessibleDescription('This is not an https address.')
    }
    await user.click(button('Discard changes'))
  })

  it('asks before the user leaves unsaved input for another tab or page', async () => {
    const { user } = await renderDemo(<IconTabsProfilePage />, { links: ['/app/mail'] })
    await user.type(await box('Location'), ' 5')
    await user.click(await tab('My account'))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(await box('Location')).toHaveValue('Bangkok, Thailand 5')
    await user.click(screen.getByRole('link', { name: 'test: /app/mail' }))
    expect(address()).toBe('/')
    await user.click(await screen.findByRole('button', { name: 'Discard and leave' }))
    await waitFor(() => expect(address()).toBe('/app/mail'))
    expect(await stored()).not.toContain('Thailand 5')
  })

  it('saves each switch at once and reverts it when that fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await renderDemo(<IconTabsProfilePage />, { path: '/?tab=settings' })
    const weekly = await screen.findByRole('switch', { name: 'Weekly summary' })
    await user.click(weekly)
    await waitFor(async () => expect(await stored()).toContain('"weekly":true'))
    await waitFor(() => expect(weekly).toBeChecked())
    answerDemo({ [usersPaths.profile]: brokenCall })
    await user.click(weekly)
    expect(await screen.findByText(/it is as it was/)).toBeVisible()
    await waitFor(() => expect(weekly).toBeChecked())
  })
})

async function saveElsewhere(change: (profile: UserProfile) => void): Promise<void> {
  const profile = await ownProfile()
  change(profile)
  await usersDatabase.profile.put({ ...profile, id: 'own' })
}

describe('another window’s change of the profile', () => {
  it('updates untouched fields and is shown beside changed ones', async () => {
    const { user, store } = await renderDemo(<IconTabsProfilePage />, { path: '/?tab=personal' })
    const nickname = await box('Nickname')
    await user.clear(nickname)
    await user.type(nickname, 'Of here')
    await saveElsewhere(({ personal }) => {
      personal.nickname = 'Of there'
      personal.jobTitle = 'Planner there'
    })
    store.dispatch(api.util.invalidateTags(['UserCard']))
    await waitFor(async () => expect(await box('Job title')).toHaveValue('Planner there'))
    expect(nickname).toHaveValue('Of here')
    expect(screen.getByText(/will replace/)).toHaveTextContent('Of there')
    await user.click(button('Save changes'))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect((await ownProfile()).personal).toMatchObject({
      nickname: 'Of here',
      jobTitle: 'Planner there',
    })
    expect(screen.queryByText(/will replace/)).not.toBeInTheDocument()
  })

  it('is not overwritten unseen, and can be taken instead', async () => {
    const { user } = await renderDemo(<IconTabsProfilePage />, { path: '/?tab=personal' })
    const phone = await box('Phone')
    await user.clear(phone)
    await user.type(phone, '0811111111')
    await saveElsewhere(({ personal }) => {
      personal.phone = '0822222222'
    })
    await user.click(button('Save changes'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/was changed elsewhere/)
    expect((await ownProfile()).personal.phone).toBe('0822222222')
    await user.click(await screen.findByRole('button', { name: 'Use that' }))
    expect(phone).toHaveValue('0822222222')
    expect(phone).toHaveFocus()
    expect(screen.queryByText(/will replace|elsewhere/)).not.toBeInTheDocument()
    await waitFor(() => expect(hasUnsaved()).toBe(false))
  })

  it('is still shown after leaving and returning, in words for a choice', async () => {
    const first = await renderDemo(<StepsProfilePage />, { path: '/?tab=payment' })
    await first.user.click(await screen.findByRole('radio', { name: 'PromptPay' }))
    await saveElsewhere(({ payment }) => {
      payment.method = 'transfer'
    })
    first.store.dispatch(api.util.invalidateTags(['UserCard']))
    expect(await screen.findByText(/will replace/)).toHaveTextContent('Bank transfer')
    first.unmount()

    const second = await renderDemo(<IconTabsProfilePage />, { path: '/?tab=account' })
    await second.user.selectOptions(
      await screen.findByRole('combobox', { name: /^Language/ }),
      'th',
    )
    second.unmount()
    await saveElsewhere(({ account }) => {
      account.language = 'ro'
    })
    const third = await renderDemo(<IconTabsProfilePage />, { path: '/?tab=account' })
    expect(await screen.findByText(/will replace/)).toHaveTextContent('Română')
    await third.user.click(button('Use that'))
    expect(screen.getByRole('combobox', { name: /^Language/ })).toHaveValue('ro')
  })
})

describe('a payment card', () => {
  it('that another window replaced is reported and can be kept instead of the typed one', async () => {
    await saveElsewhere(({ payment }) => {
      payment.method = 'card'
      payment.lastFour = '4242'
    })
    const { user } = await renderDemo(<StepsProfilePage />, { path: '/?tab=payment' })
    const number = await box('Card number')
    expect(number).toHaveValue('')
    expect(number).toHaveAccessibleDescription(/ending in 4242/)
    await user.type(number, '5555555555554444')
    await saveElsewhere(({ payment }) => {
      payment.lastFour = '1881'
    })
    await user.click(button('Continue'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/was changed elsewhere/)
    expect((await ownProfile()).payment.lastFour).toBe('1881')
    expect(await screen.findByText(/will replace/)).toHaveTextContent('•••• 1881')
    await user.click(button('Use that'))
    expect(number).toHaveValue('')
    expect(number).toHaveFocus()
    expect(number).toHaveAccessibleDescription(/ending in 1881/)
    expect(hasUnsaved()).toBe(false)
    // Its first four digits may be the last four of the stored card.
    await user.type(number, '1881')
    expect(number).toHaveValue('1881')
    await user.clear(number)
    await user.type(number, '5555555555554444')
    const calls = answerDemo()
    await user.click(button('Continue'))
    expect(await screen.findByRole('heading', { name: 'Change password' })).toBeVisible()
    expect((await ownProfile()).payment.lastFour).toBe('4444')
    expect(JSON.stringify(calls)).not.toContain('5555')
  })
})

describe('a new password', () => {
  it('is rated, validated and never stored or sent', async () => {
    const calls = answerDemo()
    const { user } = await renderDemo(<TabsProfilePage />, { path: '/?tab=security' })
    const [current, next, repeat] = await Promise.all(
      ['Current password', 'New password', 'New password again'].map((name) =>
        screen.findByLabelText(new RegExp(`^${name}\\s*\\*?$`)),
      ),
    )
    if (!current || !next || !repeat) throw new Error('A field is missing')
    expect(current).toHaveAttribute('autocomplete', 'current-password')
    expect(next).toHaveAttribute('autocomplete', 'new-password')
    await user.type(current, 'old one here')
    await user.type(next, 'password1')
    expect(screen.getByText('Weak password')).toBeVisible()
    await user.type(repeat, 'password2{Enter}')
    expect(next).toHaveAccessibleDescription('This is easy to guess. Add a word or two.')
    expect(repeat).toHaveAccessibleDescription('The new passwords do not match.')
    await user.clear(next)
    await user.type(next, 'Quiet River 7 lamps')
    expect(screen.getByText('Strong password')).toBeVisible()
    await user.clear(repeat)
    await user.type(repeat, 'Quiet River 7 lamps{Enter}')
    expect(await screen.findByText(/it was not stored/)).toBeVisible()
    expect(next).toHaveValue('')
    expect(await stored()).not.toContain('River')
    expect(calls.filter(({ body }) => body !== null)).toEqual([])
  })
})

describe('the profile in steps', () => {
  it('saves each step on Continue, and goes back', async () => {
    const { user } = await renderDemo(<StepsProfilePage />)
    await user.type(await box('Headline'), '!')
    await user.click(button('Continue'))
    expect(await screen.findByRole('heading', { name: 'Billing' })).toHaveFocus()
    expect(address()).toBe('/?tab=billing')
    expect(await stored()).toContain('Marketing planner at Arcade!')
    const city = await box('City')
    await user.clear(city)
    await user.click(button('Continue'))
    expect(city).toHaveAccessibleDescription('Please fill this in.')
    expect(address()).toBe('/?tab=billing')
    await user.type(city, 'Chiang Mai')
    await user.click(button('Continue'))
    expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible()
    await user.click(button('Back'))
    expect(await box('City')).toHaveValue('Chiang Mai')
  })

  it('stores only the last four digits of a card', async () => {
    const calls = answerDemo()
    const { payment: before } = await ownProfile()
    const { user } = await renderDemo(<StepsProfilePage />, { path: '/?tab=payment' })
    const number = await box('Card number')
    expect(number).toHaveAccessibleDescription(/ending in 4242/)
    await user.type(number, '4000056655665557')
    await user.click(button('Continue'))
    expect(number).toHaveAccessibleDescription('This is not a card number.')
    await user.clear(number)
    await user.type(number, '4000056655665556')
    expect(number).toHaveValue('4000 0566 5566 5556')
    const holder = await box('Name on the card')
    await user.click(holder)
    await user.paste('x'.repeat(10_000))
    expect(holder).toHaveAccessibleDescription('No more than 100 characters fit in here.')
    await user.clear(holder)
    await user.type(holder, 'A')
    await user.click(button('Continue'))
    expect(await screen.findByRole('heading', { name: 'Change password' })).toBeVisible()
    expect(calls.flatMap(({ body }) => (body === null ? [] : [body]))).toEqual([
      {
        payment: { lastFour: '5556', holder: 'A' },
        was: { payment: { lastFour: before.lastFour, holder: before.holder } },
      },
    ])
    for (const name of ['Current password', 'New password', 'New password again']) {
      expect(screen.getByLabelText(name)).not.toBeRequired()
    }
    await user.click(button('Finish'))
    expect(await screen.findByText(/All steps are done/)).toBeVisible()
  })

  it('needs no card for other payment methods', async () => {
    const { user } = await renderDemo(<StepsProfilePage />, { path: '/?tab=payment' })
    await user.click(await screen.findByRole('radio', { name: 'PromptPay' }))
    expect(screen.queryByRole('textbox', { name: /Card number/ })).not.toBeInTheDocument()
    await user.click(button('Continue'))
    await waitFor(async () => expect(await stored()).toContain('"method":"promptpay"'))
  })
})

describe('all layouts of the profile', () => {
  it('share one profile: data saved in one appears in another', async () => {
    const first = await renderDemo(<IconTabsProfilePage />)
    await first.user.type(await box('Display name'), ' II')
    await first.user.click(button('Save changes'))
    await screen.findByText('Saved.')
    first.unmount()
    await renderDemo(<TabsProfilePage />)
    expect(await box('Display name')).toHaveValue('Ploy C. II')
  })

  it('show the first tab for an unknown one, and markup as text', async () => {
    const { user } = await renderDemo(<TabsProfilePage />, { path: '/?tab=__proto__' })
    expect(await tab('Profile')).toHaveAttribute('aria-selected', 'true')
    const about = await screen.findByRole('textbox', { name: /^About you/ })
    await user.clear(about)
    await user.type(about, '<b>bold</b> مرحبا')
    await user.click(button('Save changes'))
    await screen.findByText('Saved.')
    await waitFor(() => expect(about).toHaveValue('<b>bold</b> مرحبا'))
  })

  it('report a damaged section and show the others', async () => {
    const damaged = { id: 'own', personal: 7 }
    await usersDatabase.profile.put(damaged)
    await renderDemo(<TabsProfilePage />)
    expect(await screen.findByText('1 damaged record was left out.')).toBeVisible()
    expect(await box('Display name')).toHaveValue('Member')
  })

  it('refuse a file that is not a picture', async () => {
    const { user, container } = await renderDemo(<TabsProfilePage />)
    await box('Display name')
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no file field')
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
    await user.upload(input, new File(['<svg/>'], 'face.png', { type: 'image/png' }))
    expect(await screen.findByText('This file cannot be read as a picture.')).toBeVisible()
    vi.unstubAllGlobals()
    await user.click(button('Remove'))
    expect(button('Choose a picture')).toHaveFocus()
    await waitFor(async () => expect(await stored()).toContain('"avatar":""'))
  })

  it.each([
    ['icon tabs', <IconTabsProfilePage key="1" />, '/?tab=settings'],
    ['password', <IconTabsProfilePage key="2" />, '/?tab=password'],
    ['steps', <StepsProfilePage key="3" />, '/?tab=payment'],
    ['tabs', <TabsProfilePage key="4" />, '/'],
  ])('have no accessibility violations: %s', async (_, page, path) => {
    const { container } = await renderDemo(page, { path })
    await waitFor(() => expect(container.querySelector('input')).not.toBeNull())
    const rules = { 'color-contrast': { enabled: false } }
    const { violations } = await axe.run(container, { rules })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
