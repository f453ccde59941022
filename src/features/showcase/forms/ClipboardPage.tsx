import { Showcase } from '../frame/Showcase'

export function ClipboardPage() {
  return <Showcase titleKey="shell.menu.formClipboard" purpose="" demos={[]} />
}
