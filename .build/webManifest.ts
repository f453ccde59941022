import type { Plugin } from 'vite'
import type { ManifestOptions } from 'vite-plugin-pwa'
import { slipTypes } from '#contract/wallet/wallet'
import { shareField } from '../src/contract/wallet/share'
import { sharePath } from '../src/lib/paths/share'
import { type Locale, locales } from '../src/ui/intl/locale'
import { textOf } from './catalogueTexts'

const name = process.env.VITE_APP_NAME ?? 'Arcade Member'

/** The web manifest in one language, because a manifest can have only one. */
export function webManifest(locale: Locale): Partial<ManifestOptions> {
  const text = (key: string) => textOf(locale, key)
  return {
    id: '/',
    name,
    short_name: name.split(' ')[0] ?? name,
    description: text('frame.app.description'),
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // Without such a window, one with little around it, rather than a browser tab.
    display_override: ['standalone', 'minimal-ui'],
    // One window for the player's money: the browser asks about unsent input before it opens another address.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    categories: ['games', 'entertainment', 'finance'],
    theme_color: '#12233f',
    background_color: '#eef2f6',
    icons: [
      picture('icon-192', 192, 'any'),
      picture('icon-512', 512, 'any'),
      picture('maskable-512', 512, 'maskable'),
      picture('monochrome-512', 512, 'monochrome'),
    ],
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: shareField, accept: [...slipTypes] }] },
    },
    file_handlers: [
      {
        action: '/wallet/shared',
        accept: { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] },
      },
    ],
    shortcuts: [
      {
        name: text('dashboard.balance.deposit'),
        url: '/wallet/deposit',
        description: text('frame.app.deposit'),
        icons: [picture('deposit-96', 96, 'any')],
      },
      {
        name: text('dashboard.balance.withdraw'),
        url: '/wallet/withdraw',
        description: text('frame.app.withdraw'),
        icons: [picture('withdraw-96', 96, 'any')],
      },
      {
        name: text('shell.menu.history'),
        url: '/wallet/history',
        description: text('frame.app.history'),
        icons: [picture('history-96', 96, 'any')],
      },
    ],
    screenshots: [
      {
        src: '/screenshots/phone-dashboard.png',
        sizes: '780x1688',
        type: 'image/png',
        form_factor: 'narrow',
        label: text('frame.app.phone'),
      },
      {
        src: '/screenshots/desktop-dashboard.png',
        sizes: '1440x900',
        type: 'image/png',
        form_factor: 'wide',
        label: text('frame.app.desktop'),
      },
    ],
  }
}

function picture(file: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') {
  return { src: `/icons/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** Writes the manifests of the other languages beside the English one. index.html selects one of them. */
export function otherManifests(): Plugin {
  return {
    name: 'other-manifests',
    apply: 'build',
    generateBundle() {
      for (const locale of locales.filter((each) => each !== 'en')) {
        const source = JSON.stringify(webManifest(locale))
        this.emitFile({ type: 'asset', fileName: `manifest-${locale}.webmanifest`, source })
      }
    },
  }
}
