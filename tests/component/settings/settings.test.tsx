import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SettingsDrawer } from '#features/settings/SettingsDrawer'
import { formatBytes } from '#lib/files/formatBytes'
import { appearanceKey, defaultAppearance } from '#ui/appearance/appearance'
import { locales } from '#ui/intl/locale'
import { renderApp } from '../renderApp'

function kept(): unknown {
  return JSON.parse(localStorage.getItem(appearanceKey) ?? 'null')
}

async function renderDrawer() {
  const onClose = vi.fn<() => void>()
  const frame = await renderApp(
    <SettingsDrawer open onClose={onClose}>
      <button type="button">Install</button>
    </SettingsDrawer>,
  )
  return { ...frame, onClose }
}

function stubStorage(manager: Partial<StorageManager> | undefined): void {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: manager })
}

beforeEach(() => {
  localStorage.clear()
  stubStorage(undefined)
})

describe('the settings, each applied at once and stored', () => {
  it('include the mode', async () => {
    const { user } = await renderDrawer()
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(kept()).toEqual({ ...defaultAppearance, mode: 'dark' })
    expect(document.documentElement).toHaveAttribute('data-mode', 'dark')
  })

  it('include the direction', async () => {
    const { user } = await renderDrawer()
    await user.click(screen.getByRole('radio', { name: 'Right to left' }))
    expect(kept()).toEqual({ ...defaultAppearance, rtl: true })
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'))
    await user.click(screen.getByRole('radio', { name: 'Left to right' }))
    expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  })

  it('include the clock of the demo sections, stored apart from the appearance', async () => {
    const { user } = await renderDrawer()
    await user.click(screen.getByRole('radio', { name: 'Bangkok time' }))
    expect(localStorage.getItem('demo-clock')).toBe('bangkok')
    expect(kept()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }))
    expect(screen.getByRole('radio', { name: 'This device’s time' })).toBeChecked()
  })

  it('include seven named colour presets', async () => {
    const { user } = await renderDrawer()
    const presets = within(screen.getByRole('group', { name: 'Colours' })).getAllByRole('radio')
    expect(presets).toHaveLength(7)
    expect(new Set(presets.map((preset) => preset.getAttribute('aria-label'))).size).toBe(7)
    await user.click(screen.getByRole('radio', { name: 'Pine green and amber' }))
    expect(kept()).toEqual({ ...defaultAppearance, presetColor: 'theme3' })
    expect(screen.getByText('Pine green and amber')).toBeVisible()
  })

  it('include the font', async () => {
    const { user } = await renderDrawer()
    await user.click(screen.getByRole('radio', { name: 'Inter' }))
    expect(kept()).toEqual({ ...defaultAppearance, fontFamily: 'Inter' })
  })

  it('include the border radius, from 4 to 24 px in steps of 2', async () => {
    const { user } = await renderDrawer()
    const slider = screen.getByRole('slider', { name: 'Corner radius' })
    expect(slider).toHaveAttribute('min', '4')
    expect(slider).toHaveAttribute('max', '24')
    expect(slider).toHaveAttribute('step', '2')
    expect(slider).toHaveAttribute('aria-valuetext', '8 px')
    slider.focus()
    await user.keyboard('{ArrowRight}')
    expect(kept()).toEqual({ ...defaultAppearance, borderRadius: 10 })
    fireEvent.change(slider, { target: { value: 24 } })
    expect(kept()).toEqual({ ...defaultAppearance, borderRadius: 24 })
  })

  it.each([
    ['Fill input fields', { outlinedFilled: false }],
    ['Boxed container', { container: true }],
  ])('include the switch “%s”', async (name, change) => {
    const { user } = await renderDrawer()
    await user.click(screen.getByRole('switch', { name }))
    expect(kept()).toEqual({ ...defaultAppearance, ...change })
  })

  it('include the language, with each language named in itself', async () => {
    const { user } = await renderDrawer()
    const select = screen.getByRole('combobox', { name: 'Language' })
    expect(within(select).getAllByRole('option')).toHaveLength(locales.length)
    expect(within(select).getByRole('option', { name: '简体中文' })).toHaveAttribute(
      'lang',
      'zh-Hans',
    )
    await user.selectOptions(select, 'ไทย')
    expect(kept()).toEqual({ ...defaultAppearance, locale: 'th' })
  })

  it('can be reset to the defaults, which is announced', async () => {
    const { user, store } = await renderDrawer()
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    await user.click(screen.getByRole('radio', { name: 'Poppins' }))
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }))
    expect(kept()).toEqual(defaultAppearance)
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked()
    expect(store.getState().toast).toMatchObject({ open: true, variant: 'alert' })
  })
})

describe('the settings drawer', () => {
  it('works by keyboard alone', async () => {
    const { user, onClose } = await renderDrawer()
    screen.getByRole('radio', { name: 'Light' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(kept()).toEqual({ ...defaultAppearance, mode: 'dark' })
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(kept()).toEqual({ ...defaultAppearance, mode: 'dark', presetColor: 'theme1' })
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes by its button', async () => {
    const { user, onClose } = await renderDrawer()
    await user.click(screen.getByRole('button', { name: 'Close settings' }))
    expect(onClose).toHaveBeenCalled()
  })

  it('shows the app’s own entries and the version', async () => {
    await renderDrawer()
    expect(screen.getByRole('button', { name: 'Install' })).toBeVisible()
    expect(screen.getByText(/^Arcade Member, version \d/)).toBeVisible()
  })

  it('starts from the defaults when berry-config is damaged', async () => {
    localStorage.setItem(appearanceKey, '{"mode":"neon","borderRadius":99,"presetColor":"theme2"')
    await renderDrawer()
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked()
    expect(screen.getByRole('slider')).toHaveValue('8')
  })

  it('keeps the valid fields of a damaged berry-config', async () => {
    localStorage.setItem(
      appearanceKey,
      JSON.stringify({ mode: 'neon', borderRadius: 99, presetColor: 'theme2', rtl: 'no' }),
    )
    await renderDrawer()
    expect(screen.getByRole('radio', { name: 'Navy and pink' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Left to right' })).toBeChecked()
  })

  it.each(locales)('is labelled and has no accessibility violations in %s', async (locale) => {
    const { baseElement } = await renderApp(<SettingsDrawer open onClose={() => {}} />, { locale })
    expect(baseElement.textContent).not.toMatch(/\b(?:settings|ui)\.\w/)
    // jsdom has no layout; tests/unit/app/presets.test.ts measures the colours.
    const { violations } = await axe.run(baseElement, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations).toEqual([])
  })
})

describe('the section on storage', () => {
  it('shows the space used and asks the browser to keep the data', async () => {
    let persisted = false
    stubStorage({
      estimate: async () => ({ usage: 12_345_678, quota: 2_000_000_000 }),
      persisted: async () => persisted,
      persist: async () => {
        persisted = true
        return true
      },
    })
    const { user } = await renderDrawer()
    expect(await screen.findByText('12.3 MB of 2 GB used')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep saved data' }))
    expect(await screen.findByText(/keeps the saved data/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Keep saved data' })).not.toBeInTheDocument()
  })

  it('says that the browser has refused', async () => {
    stubStorage({ persisted: async () => false, persist: async () => false })
    const { user } = await renderDrawer()
    await user.click(await screen.findByRole('button', { name: 'Keep saved data' }))
    expect(await screen.findByText(/did not agree/)).toBeVisible()
  })

  it('says that the browser reports nothing', async () => {
    await renderDrawer()
    expect(await screen.findByText(/does not show/)).toBeVisible()
  })

  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1_250_000, '1.3 MB'],
    [5e15, '5,000,000 GB'],
  ])('writes %d bytes as %s', (bytes, written) => {
    expect(formatBytes(bytes, 'en')).toBe(written)
  })
})
