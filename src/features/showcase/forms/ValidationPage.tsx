import { Showcase } from '../frame/Showcase'

export function ValidationPage() {
  return <Showcase titleKey="shell.menu.formValidation" purpose="" demos={[]} />
}
