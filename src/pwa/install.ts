import { observable } from '#lib/observable'

/** `prompt`: the browser offers to install; `none`: it does not, or the app is installed. */
export const installWay = observable<'prompt' | 'none'>('none')

let offer: InstallPromptEvent | undefined

/** Keeps the browser's `beforeinstallprompt` for the app's own button. */
export function watchInstall(): void {
  if (matchMedia('(display-mode: standalone)').matches) return
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event
    installWay.set('prompt')
  })
  window.addEventListener('appinstalled', () => installWay.set('none'))
}

/** Shows the browser's install prompt. It works once; after a refusal the browser sends another event. */
export async function install(): Promise<void> {
  const used = offer
  offer = undefined
  installWay.set('none')
  await used?.prompt()
}
