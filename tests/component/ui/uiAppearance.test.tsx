import Button from '@mui/material/Button'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeStore } from '#app/store'
import { appearanceKey } from '#ui/appearance/appearance'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { presets } from '#ui/appearance/presets'
import { renderApp } from '../renderApp'
import { keepAllStyles } from '../styles'

keepAllStyles()

const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  document.querySelector('meta')?.remove()
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#000000">')
})

describe('the AppearanceProvider', () => {
  it('sets language, direction, mode and colour of the document', async () => {
    await renderApp(<Button>Go</Button>, { locale: 'zh' })
    expect(root).toHaveAttribute('lang', 'zh-Hans')
    expect(root).toHaveAttribute('dir', 'ltr')
    expect(root).toHaveAttribute('data-mode', 'light')
    expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute('content', '#ffffff')
  })

  it('follows the store', async () => {
    const store = makeStore()
    // As set by index.html.
    root.style.colorScheme = 'light'
    await renderApp(<Button>Go</Button>, { store })
    act(() => {
      store.dispatch(changeAppearance({ mode: 'dark', presetColor: 'theme4' }))
    })
    const { paper, body } = presets.theme4.dark
    expect(root).toHaveAttribute('data-mode', 'dark')
    expect(getComputedStyle(root).colorScheme).toBe('dark')
    expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute('content', paper)
    expect(document.body).toHaveStyle({ backgroundColor: body })
  })

  it('renders nothing in the wrong direction, at the start or later', async () => {
    localStorage.setItem(appearanceKey, JSON.stringify({ rtl: true }))
    const shown: string[] = []
    const note = (button: HTMLButtonElement | null) => void shown.push(button?.className ?? 'gone')
    const { store } = await renderApp(<Button ref={note}>Go</Button>)
    await screen.findByRole('button')
    expect(shown).toEqual([expect.stringMatching(/(^| )rtl-/)])
    expect(root).toHaveAttribute('dir', 'rtl')
    act(() => {
      store.dispatch(changeAppearance({ rtl: false }))
    })
    expect(root).toHaveAttribute('dir', 'ltr')
    expect(screen.getByRole('button').className).toMatch(/(^| )ltr-/)
  })

  it('does not remount the page when the appearance changes', async () => {
    const store = makeStore()
    await renderApp(<input aria-label="draft" />, { store })
    const input = screen.getByRole('textbox')
    act(() => {
      store.dispatch(changeAppearance({ rtl: true, mode: 'dark', fontFamily: 'Poppins' }))
    })
    await waitFor(() => expect(root).toHaveAttribute('dir', 'rtl'))
    expect(screen.getByRole('textbox')).toBe(input)
  })
})
