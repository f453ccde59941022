import rules from '#locales/fr/terms/rules.json'
import type { QuestionGroup } from '../question'

export const groups: readonly QuestionGroup[] = [
  {
    id: 'start',
    title: 'Inscription et connexion',
    questions: [
      {
        id: 'register',
        question: 'Comment ouvrir un compte ?',
        answer:
          'Choisissez « Créer un compte » sur la page de connexion. Il vous faut un numéro de téléphone, un mot de passe et un compte bancaire à votre nom. Cela prend environ une minute.',
      },
      {
        id: 'password',
        question: 'J’ai oublié mon mot de passe. Que faire ?',
        answer:
          'Utilisez « Mot de passe oublié ? » sur la page de connexion. L’application écrit alors un message à l’équipe, qui définit un nouveau mot de passe avec vous. Personne ne vous demandera jamais l’ancien.',
      },
      {
        id: 'install',
        question: 'Comment mettre l’application sur mon écran d’accueil ?',
        answer:
          'Ouvrez « Réglages », puis « Installer l’application ». Sur un iPhone, passez par « Partager », puis « Sur l’écran d’accueil ». Rien n’est à télécharger depuis une boutique.',
      },
    ],
  },
  {
    id: 'money',
    title: 'Argent',
    questions: [
      {
        id: 'deposit',
        question: 'Combien de temps prend un dépôt ?',
        answer:
          'En général moins de deux minutes. La page de votre dépôt montre chaque étape avec son heure. S’il attend plus longtemps, elle dit quoi faire.',
      },
      {
        id: 'withdraw',
        question: 'Quand un retrait est-il payé ?',
        answer:
          'En général dans les dix minutes, sur le compte bancaire de votre inscription. Il ne peut être envoyé à personne d’autre.',
      },
      {
        id: 'unknown',
        question: 'Mon dépôt ou mon retrait est resté sans réponse. Ai-je payé deux fois ?',
        answer:
          'Non. La réponse s’est perdue en chemin. L’application redemande avec le même numéro, et un même numéro n’est jamais exécuté deux fois.',
      },
      {
        id: 'hold',
        question: 'Que veut dire « En attente » à côté de mon crédit ?',
        answer:
          'Cette partie est réservée à un retrait qui n’est pas encore payé. Si le retrait est refusé, elle revient dans votre crédit.',
      },
    ],
  },
  {
    id: 'bonus',
    title: 'Promotions et roue',
    questions: [
      {
        id: 'turnover',
        question: rules['rules.turnover.question'],
        answer: rules['rules.turnover.answer'],
      },
      {
        id: 'ownMoney',
        question: rules['rules.own.question'],
        answer: [rules['rules.ownFirst'], rules['rules.forfeit']].join(' '),
      },
      {
        id: 'wheel',
        question: 'La roue peut-elle être truquée ?',
        answer:
          'Les chances sont affichées à côté, le résultat est fixé avant que vous tourniez, et vous pouvez ensuite le vérifier avec la graine publiée.',
      },
      {
        id: 'cashback',
        question: rules['rules.cashback.question'],
        answer: [rules['rules.cashback.answer'], rules['rules.netLoss']].join(' '),
      },
    ],
  },
  {
    id: 'app',
    title: 'L’application',
    questions: [
      {
        id: 'offline',
        question: 'Qu’est-ce qui fonctionne hors ligne ?',
        answer:
          'Tout ce qui se lit : solde, historique et promotions tels qu’à leur dernière mise à jour, et toutes les sections de démonstration. Les dépôts et retraits demandent une connexion et ne sont jamais envoyés plus tard à votre insu.',
      },
      {
        id: 'update',
        question: 'Comment recevoir une nouvelle version ?',
        answer:
          'L’application le dit quand elle est prête. Elle ne change que lorsque vous appuyez sur « Recharger », et demande d’abord si une saisie serait perdue.',
      },
      {
        id: 'data',
        question: 'Où sont mes données ?',
        answer:
          'Dans une version entièrement simulée, sur cet appareil seulement. La politique de confidentialité dit exactement ce qui est gardé et comment l’effacer.',
      },
    ],
  },
  {
    id: 'care',
    title: 'Jouer avec modération',
    questions: [
      {
        id: 'limits',
        question: 'Comment fixer une limite ?',
        answer:
          'Sous « Compte », « Limites et pauses ». Une limite plus basse s’applique aussitôt ; une plus haute doit attendre un jour.',
      },
      {
        id: 'break',
        question: 'Je veux m’arrêter un moment.',
        answer:
          'Faites une pause d’un jour, d’une semaine ou plus, ou excluez-vous. Pendant ce temps personne, vous compris, ne peut l’annuler.',
      },
    ],
  },
]
