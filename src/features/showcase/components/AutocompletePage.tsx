import { Showcase } from '../frame/Showcase'

export function AutocompletePage() {
  return <Showcase titleKey="shell.menu.autocomplete" purpose="" demos={[]} />
}
