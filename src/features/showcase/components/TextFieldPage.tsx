import { Showcase } from '../frame/Showcase'

export function TextFieldPage() {
  return <Showcase titleKey="shell.menu.textField" purpose="" demos={[]} />
}
