import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppOffers } from '#app/pwa/AppOffers'
import { installWay } from '#pwa/install'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { loggedIn } from '../../appStore'
import { renderApp } from '../renderApp'

const offer = /on your home screen/

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  installWay.set('none')
})

/** Another visit of the same browser, in a new tab. */
function visit(options: Parameters<typeof renderApp>[1] = {}) {
  cleanup()
  sessionStorage.clear()
  return renderApp(<AppOffers />, options)
}

describe('the offer to install', () => {
  it('comes with the second visit, not the first, and never again', async () => {
    installWay.set('prompt')
    await visit()
    expect(screen.queryByText(offer)).toBeNull()
    await visit()
    expect(screen.getByText(offer)).toBeVisible()
    await visit()
    expect(screen.queryByText(offer)).toBeNull()
  })

  it('waits for a browser that can: what it cannot do is not spoken of', async () => {
    await visit()
    await visit()
    expect(screen.queryByText(offer)).toBeNull()
    installWay.set('prompt')
    expect(await screen.findByText(offer)).toBeVisible()
  })

  it('shows on iOS how it is done', async () => {
    installWay.set('manual')
    await visit()
    const { user } = await visit()
    await user.click(screen.getByRole('button', { name: 'Show how' }))
    const steps = within(screen.getByRole('dialog', { name: 'Install the app' }))
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Tap the Share button of the browser.',
      'Choose “Add to Home Screen”.',
      'Tap “Add”.',
    ])
  })
})

describe('what is new', () => {
  it('is told once after an update, in the person’s language, instead of the offer', async () => {
    installWay.set('prompt')
    await visit()
    localStorage.setItem('version-seen', '0.1.0')
    const { user } = await visit({ locale: 'th' })
    await user.click(screen.getByRole('button', { name: 'มีอะไรใหม่' }))
    const dialog = within(screen.getByRole('dialog', { name: 'มีอะไรใหม่' }))
    expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(0)
    await visit({ locale: 'th' })
    expect(screen.queryByRole('button', { name: 'มีอะไรใหม่' })).toBeNull()
  })

  it('is nothing to somebody who has never seen the old', async () => {
    await visit()
    expect(screen.queryByText('The app has been updated.')).toBeNull()
  })
})

it('is installed in the language on screen', async () => {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
  const store = loggedIn()
  await visit({ store, locale: 'th' })
  expect(link.getAttribute('href')).toBe('/manifest-th.webmanifest')
  store.dispatch(changeAppearance({ locale: 'en' }))
  await waitFor(() => expect(link.getAttribute('href')).toBe('/manifest.webmanifest'))
  link.remove()
})
