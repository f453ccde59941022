import { observable } from '#lib/observable'

/** `prompt`: the browser offers to install; `manual`: iOS, by its share menu; `none`: not possible or done. */
export type InstallWay = 'prompt' | 'manual' | 'none'

export const installWay = observable<InstallWay>('none')

let offer: InstallPromptEvent | undefined

/** Keeps the browser's `beforeinstallprompt` for the app's own button. */
export function watchInstall(): void {
  if (matchMedia('(display-mode: standalone)').matches) return
  if (/iPhone|iPad|iPod/.test(navigator.userAgent)) installWay.set('manual')
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event
    installWay.set('prompt')
  })
  window.addEventListener('appinstalled', () => installWay.set('none'))
}

/** Shows the browser's own install prompt. It can be used once; after a refusal the browser sends another event. */
export async function install(): Promise<void> {
  const used = offer
  offer = undefined
  installWay.set('none')
  await used?.prompt()
}
