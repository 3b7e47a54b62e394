import type { BodyType, Question } from '../content/pages/body-type.ts';
import { m } from '../messages/generated/messages.js';

/** The texts of each question and its three answers. */
export const quizTexts = {
  hair: { question: m.quiz_hair, kapha: m.quiz_hair_kapha, pitta: m.quiz_hair_pitta, vatta: m.quiz_hair_vatta },
  skin: { question: m.quiz_skin, kapha: m.quiz_skin_kapha, pitta: m.quiz_skin_pitta, vatta: m.quiz_skin_vatta },
  hands: { question: m.quiz_hands, kapha: m.quiz_hands_kapha, pitta: m.quiz_hands_pitta, vatta: m.quiz_hands_vatta },
  morning: {
    question: m.quiz_morning,
    kapha: m.quiz_morning_kapha,
    pitta: m.quiz_morning_pitta,
    vatta: m.quiz_morning_vatta,
  },
  weather: {
    question: m.quiz_weather,
    kapha: m.quiz_weather_kapha,
    pitta: m.quiz_weather_pitta,
    vatta: m.quiz_weather_vatta,
  },
} satisfies Record<Question, Record<BodyType | 'question', unknown>>;
