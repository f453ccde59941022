import { Showcase } from '../frame/Showcase'

export function FormAutocompletePage() {
  return <Showcase titleKey="shell.menu.formAutocomplete" purpose="" demos={[]} />
}
