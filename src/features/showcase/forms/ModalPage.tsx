import { Showcase } from '../frame/Showcase'

export function ModalPage() {
  return <Showcase titleKey="shell.menu.formModal" purpose="" demos={[]} />
}
