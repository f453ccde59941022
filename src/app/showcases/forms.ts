import { lazyPart } from '../loading/lazyPart'
import { showcasePaths } from '../showcasePaths'

export const formsPages = [
  {
    path: showcasePaths.formLayouts,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/LayoutsPage').then((module) => module.LayoutsPage),
    ),
  },
  {
    path: showcasePaths.multiColumnForms,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/MultiColumnPage').then(
        (module) => module.MultiColumnPage,
      ),
    ),
  },
  {
    path: showcasePaths.actionBar,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/ActionBarPage').then((module) => module.ActionBarPage),
    ),
  },
  {
    path: showcasePaths.stickyActionBar,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/StickyActionBarPage').then(
        (module) => module.StickyActionBarPage,
      ),
    ),
  },
  {
    path: showcasePaths.formAutocomplete,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/FormAutocompletePage').then(
        (module) => module.FormAutocompletePage,
      ),
    ),
  },
  {
    path: showcasePaths.formMask,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/MaskPage').then((module) => module.MaskPage),
    ),
  },
  {
    path: showcasePaths.formClipboard,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/ClipboardPage').then((module) => module.ClipboardPage),
    ),
  },
  {
    path: showcasePaths.formCaptcha,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/CaptchaPage').then((module) => module.CaptchaPage),
    ),
  },
  {
    path: showcasePaths.formEditor,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/EditorPage').then((module) => module.EditorPage),
    ),
  },
  {
    path: showcasePaths.formModal,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/ModalPage').then((module) => module.ModalPage),
    ),
  },
  {
    path: showcasePaths.formTooltip,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/TooltipPage').then((module) => module.TooltipPage),
    ),
  },
  {
    path: showcasePaths.formValidation,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/ValidationPage').then(
        (module) => module.ValidationPage,
      ),
    ),
  },
  {
    path: showcasePaths.formWizard,
    Page: lazyPart(() =>
      import('../../features/showcase/forms/WizardPage').then((module) => module.WizardPage),
    ),
  },
]
