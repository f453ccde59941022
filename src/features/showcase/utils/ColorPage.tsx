import { Showcase } from '../frame/Showcase'

export function ColorPage() {
  return <Showcase titleKey="shell.menu.color" purpose="" demos={[]} />
}
