import { Showcase } from '../frame/Showcase'

export function CheckboxPage() {
  return <Showcase titleKey="shell.menu.checkbox" purpose="" demos={[]} />
}
