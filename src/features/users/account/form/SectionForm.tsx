import { styled } from '@mui/material/styles'
import type { ProfileSection } from '#contract/users/profile'
import { useSaveSection } from '../../api/profile'
import type { Fields } from './drafts'
import { type FlowProps, FormFrame } from './FormFrame'
import { errorsOf, type FieldSpec } from './fieldSpec'
import { SpecField } from './SpecField'
import { useSectionForm } from './useSectionForm'

interface SectionFormProps extends FlowProps {
  section: ProfileSection
  label: string
  stored: Fields
  specs: readonly FieldSpec[]
}

/** A section whose fields do not depend on each other. */
export function SectionForm({ section, label, stored, specs, flow }: SectionFormProps) {
  const save = useSaveSection()
  const form = useSectionForm({
    form: `users.${section}`,
    stored,
    errorsOf: (values) => errorsOf(specs, values),
    save: (changed, known) => save({ [section]: changed, was: { [section]: known } }),
  })
  return (
    <FormFrame label={label} form={form} flow={flow}>
      <FieldGrid>
        {specs.map((spec) => (
          <div key={spec.name} data-wide={spec.lines !== undefined}>
            <SpecField spec={spec} form={form} />
          </div>
        ))}
      </FieldGrid>
    </FormFrame>
  )
}

/** Two fields per line if there is space. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 16,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide=true]': { gridColumn: '1 / -1' },
  },
}))
