import { Showcase } from '../frame/Showcase'

export function ToggleButtonPage() {
  return <Showcase titleKey="shell.menu.toggleButton" purpose="" demos={[]} />
}
