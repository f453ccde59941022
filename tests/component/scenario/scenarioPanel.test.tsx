import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setTransport } from '#api/client/transport'
import { activeControls } from '#features/scenario/activeControls/activeControlsState'
import { dayMs } from '#lib/time'
import type { Locale } from '#ui/intl/locale'
import { locales } from '#ui/intl/locale'
import { openPanel } from './openPanel'
import { makeDoor, slowBalance } from './scenarioDoor'

const hourMs = 60 * 60 * 1000

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.clear()
})

async function renderPanel(door = makeDoor(), tab = 'Faults', locale: Locale = 'en') {
  setTransport(door.carry)
  const onClose = vi.fn<() => void>()
  const onChange = vi.fn<() => void>()
  const frame = await openPanel({ onClose, onChange }, locale)
  if (tab !== '') await frame.user.click(screen.getByRole('tab', { name: tab }))
  return { ...frame, door, onClose, onChange }
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the list of faults in force', () => {
  it('says that there are none', async () => {
    await renderPanel()
    expect(region('Active faults').getByText(/No faults/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Remove all/ })).not.toBeInTheDocument()
  })

  it('describes each fault in plain words and removes it', async () => {
    const { user, door } = await renderPanel(makeDoor([slowBalance]))
    const [item] = region('Active faults').getAllByRole('listitem')
    expect(item).toHaveTextContent(
      'BalanceThe right answer, but late · after 3,000 ms · 2 more times',
    )
    await user.click(press(/^Remove: Balance, The right answer/))
    expect(await screen.findByText(/No faults/)).toBeVisible()
    expect(door.inForce().rules).toEqual([])
    expect(screen.getByText('Fault removed')).toBeVisible()
    // The pressed button is gone, so the heading beside it has the focus.
    expect(screen.getByRole('heading', { name: 'Active faults' })).toHaveFocus()
  })

  it('reports a fault that was used up in the meantime as removed', async () => {
    const { user, door } = await renderPanel(makeDoor([slowBalance]))
    door.inForce().rules = []
    await user.click(press(/^Remove: /))
    expect(await screen.findByText('Fault removed')).toBeVisible()
    expect(screen.getByText(/No faults/)).toBeVisible()
  })

  it('removes all faults at once and resets the clock', async () => {
    const { user, door } = await renderPanel(makeDoor([slowBalance], dayMs))
    await user.click(press(/^Remove all/))
    expect(await screen.findByText(/No faults/)).toBeVisible()
    expect(door.inForce()).toEqual({ rules: [], clockOffsetMs: 0 })
    await user.click(screen.getByRole('tab', { name: 'Clock' }))
    expect(screen.getByText('The same as on this device')).toBeVisible()
  })

  it('shows the path of a fault that was added by its path', async () => {
    await renderPanel(
      makeDoor([{ ...slowBalance, match: '/kanban/', method: 'POST', times: null }]),
    )
    expect(region('Active faults').getByText('POST /kanban/')).toBeVisible()
    expect(region('Active faults').getByText(/every time$/)).toBeVisible()
  })

  it('does not show unreadable faults as none, but the reason and a retry', async () => {
    const door = makeDoor([slowBalance])
    setTransport(door.carry)
    let broken = true
    const carry = (request: Request) =>
      broken ? Promise.resolve(Response.json({ rules: 7 })) : door.carry(request)
    const { user } = await renderPanel({ ...door, carry })
    expect(await screen.findByText(/active faults could not be read/)).toBeVisible()
    expect(screen.getByText(/cannot be read/)).toBeVisible()
    expect(screen.queryByText(/No faults/)).not.toBeInTheDocument()
    broken = false
    await user.click(press('Try again'))
    expect(await screen.findByText(/2 more times/)).toBeVisible()
  })
})

describe('adding a fault', () => {
  it('sends the chosen values and keeps them for the next one', async () => {
    const { user, door } = await renderPanel()
    await user.selectOptions(screen.getByLabelText('Call'), 'Update balance')
    await user.selectOptions(screen.getByLabelText('What happens'), 'Data cut off in the middle')
    await user.clear(screen.getByLabelText(/^Delay/))
    await user.type(screen.getByLabelText(/^Delay/), '1500')
    await user.selectOptions(screen.getByLabelText('How often'), 'A number of times')
    await user.clear(screen.getByLabelText(/^Number of times/))
    await user.type(screen.getByLabelText(/^Number of times/), '3')
    await user.click(press('Add fault'))
    expect(await screen.findByText('Fault added')).toBeVisible()
    expect(door.inForce().rules).toMatchObject([
      {
        match: '/userbalance/updatebalance/',
        method: null,
        effect: 'garbage',
        delayMs: 1500,
        times: 3,
      },
    ])
    expect(screen.getByText(/after 1,500 ms · 3 more times/)).toBeVisible()
    expect(screen.getByLabelText(/^Delay/)).toHaveValue('1500')
  })

  it('takes a path typed by the tester', async () => {
    const { user, door } = await renderPanel()
    await user.selectOptions(screen.getByLabelText('Call'), 'Another call, by its path')
    await user.click(press('Add fault'))
    const path = screen.getByLabelText(/^Part of the path/)
    expect(path).toHaveAccessibleDescription('Enter a part of the path')
    expect(path).toHaveFocus()
    expect(door.calls).toEqual(['GET /'])
    await user.type(path, ' /userbalance/ {Enter}')
    expect(await screen.findByText('Fault added')).toBeVisible()
    expect(door.inForce().rules).toMatchObject([
      { match: '/userbalance/', effect: 'status500', delayMs: 0, times: null },
    ])
  })

  it.each(['-1', '120001', '1.5', '1,000', 'soon', ''])(
    'refuses a delay of “%s” beside the field and keeps it',
    async (typed) => {
      const { user, door } = await renderPanel()
      const delay = screen.getByLabelText(/^Delay/)
      await user.clear(delay)
      if (typed) await user.type(delay, typed)
      await user.click(press('Add fault'))
      expect(delay).toHaveAccessibleDescription('Enter a whole number from 0 to 120,000')
      expect(delay).toBeInvalid()
      expect(delay).toHaveFocus()
      expect(delay).toHaveValue(typed)
      expect(door.calls).toEqual(['GET /'])
    },
  )

  it('refuses lateness without a delay, and an invalid count', async () => {
    const { user, door } = await renderPanel()
    await user.selectOptions(screen.getByLabelText('What happens'), 'The right answer, but late')
    await user.selectOptions(screen.getByLabelText('How often'), 'A number of times')
    await user.clear(screen.getByLabelText(/^Number of times/))
    await user.click(press('Add fault'))
    expect(screen.getByLabelText(/^Delay/)).toHaveAccessibleDescription(/delay of at least 1/)
    expect(screen.getByLabelText(/^Number of times/)).toHaveAccessibleDescription(/from 1 to 1,000/)
    await user.type(screen.getByLabelText(/^Delay/), '5')
    expect(screen.getByLabelText(/^Delay/)).toBeValid()
    expect(door.calls).toEqual(['GET /'])
  })

  it('shows the refusal of the test API beside the form and keeps the chosen values', async () => {
    const { user, door } = await renderPanel()
    await user.selectOptions(screen.getByLabelText('Call'), 'Login')
    door.answerOnce(() => Response.json({ message: 'match: Too long' }, { status: 400 }))
    await user.click(press('Add fault'))
    const alert = await region('Add a fault').findByText('Not accepted: match: Too long')
    expect(alert.closest('[role=alert]')).not.toBeNull()
    expect(screen.getByRole('option', { name: 'Login', selected: true })).toBeVisible()
    await user.click(press('Add fault'))
    expect(await screen.findByText('Fault added')).toBeVisible()
    expect(screen.queryByText(/Not accepted/)).not.toBeInTheDocument()
  })

  it('says that the test API does not answer', async () => {
    const { user, door } = await renderPanel()
    door.answerOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    await user.click(press('Add fault'))
    expect(await region('Add a fault').findByText(/did not answer/)).toBeVisible()
  })

  it('takes a double press as one', async () => {
    const { user, door } = await renderPanel()
    await user.dblClick(press('Add fault'))
    expect(await screen.findByText('Fault added')).toBeVisible()
    expect(door.inForce().rules).toHaveLength(1)
  })
})

describe('the clock of the back ends', () => {
  it('is shown in Bangkok time and moved from its current time', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:30:00Z'))
    const { user, door } = await renderPanel(makeDoor(), 'Clock')
    const clock = region('Clock of the back ends')
    expect(clock.getByText('21 Nov 2026, 17:30')).toBeVisible()
    await user.click(press('+1 day'))
    expect(await clock.findByText('22 Nov 2026, 17:30')).toBeVisible()
    await user.click(press('+2 hours'))
    expect(await clock.findByText('1 day, 2 hours ahead of this device')).toBeVisible()
    expect(door.inForce().clockOffsetMs).toBe(dayMs + 2 * hourMs)
    await user.click(press('Now'))
    expect(await clock.findByText('The same as on this device')).toBeVisible()
    await user.click(press('-1 day'))
    expect(await clock.findByText('1 day behind this device')).toBeVisible()
    expect(screen.getByText('Clock set')).toBeVisible()
  })
})

const minimal = {
  format: 'arcade-scenario',
  version: 1,
  name: { en: 'My own story', th: 'เรื่องของฉัน' },
  about: { en: 'What it shows' },
}

describe('a scenario that ships with the app', () => {
  it('asks before it is loaded, and loads nothing on Cancel', async () => {
    const { user, door } = await renderPanel(makeDoor(), 'Scenarios')
    await user.click(press(/^Late deposit/))
    const question = await screen.findByRole('alertdialog', { name: 'Load “Late deposit”?' })
    expect(question).toHaveAccessibleDescription(/arrives after the deadline.*Only simulated data/)
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(door.calls).toEqual(['GET /'])
  })

  it('is loaded after the confirmation and shown in the bar', async () => {
    const { user, door, onChange } = await renderPanel(makeDoor(), 'Scenarios')
    await user.click(press(/^Late deposit/))
    await user.click(await screen.findByRole('button', { name: 'Load' }))
    expect(await screen.findByText('Loaded: Late deposit')).toBeVisible()
    expect(door.calls).toEqual(['GET /', 'POST /load'])
    expect(onChange).toHaveBeenCalledOnce()
    expect(activeControls.get()?.scenario).toMatchObject({ name: { en: 'Late deposit' } })
  })

  it('shows a refusal and keeps the dialog open', async () => {
    const { user, door, onChange } = await renderPanel(makeDoor(), 'Scenarios')
    await user.click(press(/^Late deposit/))
    door.answerOnce(() => Response.json({ message: 'notfound', code: 'notfound' }, { status: 400 }))
    await user.click(await screen.findByRole('button', { name: 'Load' }))
    expect(await screen.findByText(/^Not accepted/)).toBeVisible()
    expect(screen.getByRole('alertdialog')).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
  })
})

const own = (content: string | object) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'x.scenario.json', {
    type: 'application/json',
  })

it('a fault with conditions names them in the list', async () => {
  const { user, door } = await renderPanel()
  await user.type(screen.getByLabelText('Only if the body contains'), '300')
  await user.type(screen.getByLabelText('Only if a header contains'), 'no colon')
  await user.click(press('Add fault'))
  expect(await screen.findByText('Enter a name, a colon and a text')).toBeVisible()
  expect(door.inForce().rules).toEqual([])
  await user.clear(screen.getByLabelText('Only if a header contains'))
  await user.type(screen.getByLabelText('Only if a header contains'), 'X-Case: late')
  await user.click(press('Add fault'))
  expect(await screen.findByText(/only with X-Case: late, 300/)).toBeVisible()
  expect(door.inForce().rules).toMatchObject([
    { when: { body: '300', headers: { 'X-Case': 'late' } } },
  ])
})

describe('a scenario of the tester’s own', () => {
  it('is chosen as a file', async () => {
    const { user, door } = await renderPanel(makeDoor(), 'Scenarios')
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), own(minimal))
    await user.click(await screen.findByRole('button', { name: 'Load' }))
    expect(await screen.findByText('Loaded: My own story')).toBeVisible()
    expect(door.calls.at(-1)).toBe('POST /load')
  })

  it('is dropped or pasted', async () => {
    const { user } = await renderPanel(makeDoor(), 'Scenarios')
    const panel = screen.getByRole('tabpanel')
    fireEvent.drop(panel.lastElementChild ?? panel, {
      dataTransfer: { types: ['Files'], files: [own(minimal)] },
    })
    const question = await screen.findByRole('alertdialog', { name: 'Load “My own story”?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByLabelText('Text of a scenario'))
    await user.paste(JSON.stringify(minimal))
    await user.click(press('Read it'))
    expect(await screen.findByRole('alertdialog', { name: /My own story/ })).toBeVisible()
  })

  it('offers a recording of a provider, and says what it leaves out', async () => {
    const { user, door } = await renderPanel(makeDoor(), 'Scenarios')
    const left = { secret: 2 }
    door.answerOnce(() => Response.json({ scenario: minimal, taken: 12, left }))
    const har = new File(['{"log":{"entries":[]}}'], 'provider.har')
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), har)
    const question = await screen.findByRole('alertdialog', { name: /My own story/ })
    expect(
      within(question)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'Recorded calls that become rules: 12',
      'Answers with a token, a password or a picture, left to the simulation: 2',
    ])
    expect(within(question).getByRole('button', { name: 'Save as a file' })).toBeVisible()
    await user.click(within(question).getByRole('button', { name: 'Load' }))
    expect(await screen.findByText('Loaded: My own story')).toBeVisible()
    expect(door.calls).toEqual(['GET /', 'POST /replay', 'POST /load'])
  })

  it('refuses a recording with the reason if it has no call of the provider', async () => {
    const { user, door } = await renderPanel(makeDoor(), 'Scenarios')
    door.answerOnce(() => Response.json({ scenario: minimal, taken: 0, left: { unknown: 3 } }))
    const har = new File(['{"log":{"entries":[]}}'], 'provider.har')
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), har)
    expect(await screen.findByRole('alert')).toHaveTextContent(/no call of the provider/)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('dropped beside the tab does not leave the app, while dragged text still lands where it falls', async () => {
    await renderPanel(makeDoor(), 'Traffic')
    const title = screen.getByRole('heading', { name: 'Tester tools' })
    // `fireEvent` returns false for an event whose default action was prevented.
    for (const move of [fireEvent.dragOver, fireEvent.drop]) {
      expect(move(title, { dataTransfer: { types: ['Files'], files: [own(minimal)] } })).toBe(false)
      expect(move(title, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true)
    }
  })

  it.each([
    ['cut off', '{"format":', /ends too early/],
    ['no scenario', { format: 'har' }, /is not a scenario/],
    ['newer', { ...minimal, version: 9 }, /newer version/],
    ['another operator’s', { ...minimal, operator: 'Other' }, /another operator: Other/],
    [
      'hostile',
      { ...minimal, name: { en: '<img onerror=1>\u202e' } },
      /not valid\. Nothing was changed\. name\.en is not valid: Unseen/,
    ],
    ['incomplete', { ...minimal, rules: [{ match: '/bank' }] }, /rules\.0\.effect is missing\.$/],
    ['written for a later version', { ...minimal, rulez: [] }, /rulez is not known here\.$/],
  ])('that is %s is refused by name, without a call', async (_, content, reason) => {
    const { user, door } = await renderPanel(makeDoor(), 'Scenarios')
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), own(content))
    expect(await screen.findByRole('alert')).toHaveTextContent(reason)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(door.calls).toEqual(['GET /'])
  })

  it('that is far too long is not even read', async () => {
    const { user } = await renderPanel(makeDoor(), 'Scenarios')
    const file = own(minimal)
    Object.defineProperty(file, 'size', { value: 100_000_000 })
    const read = vi.spyOn(file, 'text')
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file)
    expect(await screen.findByText(/far longer/)).toBeVisible()
    expect(read).not.toHaveBeenCalled()
  })
})

const renderSnapshots = (door = makeDoor()) => renderPanel(door, 'Snapshots')

describe('the reset of all simulated data', () => {
  it('asks first and changes nothing on Cancel', async () => {
    const { user, door, onChange } = await renderSnapshots()
    await user.click(press('Reset all simulated data'))
    const question = await screen.findByRole('alertdialog', { name: 'Reset all simulated data?' })
    expect(question).toHaveAccessibleDescription(/cannot undo this/)
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(door.calls).toEqual(['GET /', 'GET /worlds'])
    expect(onChange).not.toHaveBeenCalled()
    expect(press('Reset all simulated data')).toHaveFocus()
  })

  it('resets after the confirmation and reloads the data', async () => {
    const { user, door, onChange } = await renderSnapshots(makeDoor([slowBalance], dayMs))
    await user.click(press('Reset all simulated data'))
    await user.click(await screen.findByRole('button', { name: 'Reset all data' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    expect(door.calls).toEqual(['GET /', 'GET /worlds', 'POST /reset'])
    await user.click(await screen.findByRole('tab', { name: 'Faults' }))
    expect(await screen.findByText(/No faults/)).toBeVisible()
  })

  it('says why it failed and reloads nothing', async () => {
    const { user, door, onChange } = await renderSnapshots()
    door.answerOnce(() => Response.json({ message: 'Internal server error' }, { status: 500 }))
    await user.click(press('Reset all simulated data'))
    await user.click(await screen.findByRole('button', { name: 'Reset all data' }))
    expect(await screen.findByText('Not accepted: Internal server error')).toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('the test controls', () => {
  it('close by their button and by Escape', async () => {
    const { user, onClose } = await renderPanel()
    await user.click(press('Close tester tools'))
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('are used by keyboard: arrows change the tab, Tab moves into its panel', async () => {
    const { user } = await renderPanel(makeDoor([slowBalance]), 'Scenarios')
    screen.getByRole('tab', { name: 'Scenarios' }).focus()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(screen.getByRole('tab', { name: 'Faults' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tabpanel', { name: 'Faults' })).toBeVisible()
    await user.tab()
    expect(press(/^Remove: Balance/)).toHaveFocus()
  })

  it.each(locales)('are labelled and have no accessibility violations in %s', async (locale) => {
    const { user, baseElement } = await renderPanel(makeDoor([slowBalance], dayMs), '', locale)
    for (const tab of screen.getAllByRole('tab')) {
      await user.click(tab)
      expect(baseElement.textContent).not.toMatch(/\b(scenario|ui)\.(?!json)[a-z]|\{\w+\}/)
    }
    await user.click(screen.getAllByRole('tab')[1] ?? baseElement)
    // jsdom has no layout; tests/unit/app/presets.test.ts measures the colours.
    const { violations } = await axe.run(baseElement, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations).toEqual([])
  })
})
