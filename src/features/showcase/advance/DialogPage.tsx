import { Showcase } from '../frame/Showcase'

export function DialogPage() {
  return <Showcase titleKey="shell.menu.dialog" purpose="" demos={[]} />
}
