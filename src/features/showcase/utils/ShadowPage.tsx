import { Showcase } from '../frame/Showcase'

export function ShadowPage() {
  return <Showcase titleKey="shell.menu.shadow" purpose="" demos={[]} />
}
