import type { ManifestOptions } from 'vite-plugin-pwa'

const name = process.env.VITE_APP_NAME ?? 'Arcade Member'

/** What the phone shows of the installed app. Texts are English: a manifest has one language. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name,
  short_name: name.split(' ')[0] ?? name,
  description: 'Your credit, promotions and history in one place, also without a network.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  categories: ['games', 'entertainment', 'finance'],
  theme_color: '#12233f',
  background_color: '#eef2f6',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    {
      src: '/icons/monochrome-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'monochrome',
    },
  ],
  shortcuts: [
    { name: 'Deposit', url: '/wallet/deposit', description: 'Put credit in' },
    { name: 'Withdraw', url: '/wallet/withdraw', description: 'Take credit out' },
    { name: 'History', url: '/wallet/history', description: 'See what went in and out' },
  ],
  screenshots: [
    {
      src: '/screenshots/phone-dashboard.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Credit, promotion and history on a phone',
    },
    {
      src: '/screenshots/desktop-dashboard.png',
      sizes: '1440x900',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The dashboard on a desktop',
    },
  ],
}
