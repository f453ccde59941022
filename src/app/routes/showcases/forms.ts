import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { showcasePaths } from '../showcasePaths'

export const formsPages = [
  {
    path: showcasePaths.formLayouts,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/LayoutsPage').then((module) => module.LayoutsPage),
    ),
  },
  {
    path: showcasePaths.multiColumnForms,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/MultiColumnPage').then((module) => module.MultiColumnPage),
    ),
  },
  {
    path: showcasePaths.actionBar,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/ActionBarPage').then((module) => module.ActionBarPage),
    ),
  },
  {
    path: showcasePaths.stickyActionBar,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/StickyActionBarPage').then(
        (module) => module.StickyActionBarPage,
      ),
    ),
  },
  {
    path: showcasePaths.formAutocomplete,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/FormAutocompletePage').then(
        (module) => module.FormAutocompletePage,
      ),
    ),
  },
  {
    path: showcasePaths.formMask,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/MaskPage').then((module) => module.MaskPage),
    ),
  },
  {
    path: showcasePaths.formClipboard,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/ClipboardPage').then((module) => module.ClipboardPage),
    ),
  },
  {
    path: showcasePaths.formCaptcha,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/CaptchaPage').then((module) => module.CaptchaPage),
    ),
  },
  {
    path: showcasePaths.formEditor,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/EditorPage').then((module) => module.EditorPage),
    ),
  },
  {
    path: showcasePaths.formModal,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/ModalPage').then((module) => module.ModalPage),
    ),
  },
  {
    path: showcasePaths.formTooltip,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/TooltipPage').then((module) => module.TooltipPage),
    ),
  },
  {
    path: showcasePaths.formValidation,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/ValidationPage').then((module) => module.ValidationPage),
    ),
  },
  {
    path: showcasePaths.formWizard,
    Page: lazyWithPreload(() =>
      import('#features/showcase/forms/WizardPage').then((module) => module.WizardPage),
    ),
  },
]
