import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchBox } from '#ui/table/SearchBox'
import { renderApp } from '../renderApp'

const words = 'from:payments document'

/** Echoes each search `lateMs` after it was sent, like a router or a server. */
function Echo({ lateMs }: { lateMs: number }) {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchBox value={value} onChange={(sent) => setTimeout(() => setValue(sent), lateMs)} />
      <p data-testid="searched">{value}</p>
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  )
}

const field = () => screen.getByRole('searchbox')
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Types like a person: each letter is added to the shown text. */
async function type(text: string, keyMs: number): Promise<void> {
  for (const letter of text) {
    const shown = field()
    if (!(shown instanceof HTMLInputElement)) throw new Error('The search box is no input')
    fireEvent.change(shown, { target: { value: shown.value + letter } })
    await after(keyMs)
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the search box', () => {
  it.each(
    [30, 90, 250].flatMap((keyMs) => [0, 150, 400, 1200].map((lateMs) => [keyMs, lateMs] as const)),
  )('keeps every letter at %d ms a key when its words echo %d ms later', async (keyMs, lateMs) => {
    await renderApp(<Echo lateMs={lateMs} />)
    await type(words, keyMs)
    expect(field()).toHaveValue(words)
    await after(3000)
    expect(field()).toHaveValue(words)
    expect(screen.getByTestId('searched')).toHaveTextContent(words)
  })

  it('keeps a trailing space while the user pauses', async () => {
    await renderApp(<Echo lateMs={50} />)
    await type('bank ', 250)
    await after(1000)
    await type('book', 30)
    expect(field()).toHaveValue('bank book')
  })

  it('shows text that was changed elsewhere', async () => {
    await renderApp(<Echo lateMs={50} />)
    await type('bank', 30)
    await after(1000)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field()).toHaveValue('')
    await after(1000)
    expect(screen.getByTestId('searched')).toBeEmptyDOMElement()
  })

  it('searches on Enter and clears on Escape, but leaves both keys to an input method', async () => {
    await renderApp(<Echo lateMs={0} />)
    await type('ธนาคาร', 10)
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 })
    await after(0)
    expect(field()).toHaveValue('ธนาคาร')
    expect(screen.getByTestId('searched')).toBeEmptyDOMElement()
    fireEvent.keyDown(field(), { key: 'Enter' })
    await after(0)
    expect(screen.getByTestId('searched')).toHaveTextContent('ธนาคาร')
    fireEvent.keyDown(field(), { key: 'Escape' })
    await after(0)
    expect(screen.getByTestId('searched')).toBeEmptyDOMElement()
  })
})
