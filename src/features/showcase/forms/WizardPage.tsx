import { Showcase } from '../frame/Showcase'

export function WizardPage() {
  return <Showcase titleKey="shell.menu.formWizard" purpose="" demos={[]} />
}
