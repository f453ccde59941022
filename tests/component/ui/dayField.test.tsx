import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DayField } from '#ui/form/DayField'
import { renderApp } from '../renderApp'

function Form() {
  const [day, setDay] = useState<string | null>(null)
  return (
    <>
      <DayField label="Day" value={day} max="2026-11-30" onChange={setDay} />
      <output>{day ?? 'none'}</output>
    </>
  )
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Day'), { target: { value } })
const field = () => screen.getByLabelText('Day')
const heard = () => screen.getByText(/^(none|\d{4}-\d\d-\d\d)$/)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T05:00:00Z'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

describe('the day field', () => {
  it('accepts a Buddhist year in Thai and shows the resulting day in words', async () => {
    await renderApp(<Form />, { locale: 'th' })
    for (const typed of ['0002-11-29', '0025-11-29', '0256-11-29']) {
      type(typed)
      expect(heard()).toHaveTextContent('none')
      expect(field()).toHaveValue(typed)
    }
    type('2569-11-29')
    expect(heard()).toHaveTextContent('2026-11-29')
    expect(field()).toHaveValue('2026-11-29')
    expect(field()).toHaveAccessibleDescription(/29 .*2569/)
  })

  it('keeps a Gregorian year in Thai', async () => {
    await renderApp(<Form />, { locale: 'th' })
    type('2026-11-28')
    expect(heard()).toHaveTextContent('2026-11-28')
  })

  it.each(['en', 'fr', 'ro', 'zh'] as const)('takes each year literally in %s', async (locale) => {
    await renderApp(<Form />, { locale })
    type('2569-11-29')
    expect(heard()).toHaveTextContent('2569-11-29')
    expect(field()).not.toHaveAccessibleDescription()
  })
})
