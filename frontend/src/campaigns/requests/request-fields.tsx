import { BUDGET_RANGES, PRIMARY_GOALS, REFERRALS } from "@earshot/domain/campaigns/requests/campaign-request";
import { EMAIL_MAX } from "@earshot/domain/shared/text/email";
import type { ComponentProps } from "react";
import { Select } from "../../ui/select";
import { TextField } from "../../ui/text-field";
import { BriefField } from "./brief-field";
import { RadioCards } from "./radio-cards";
import type { RequestField, RequestValues } from "./request-draft";
import type { FieldFaults } from "./request-failure";

type Props = {
  values: RequestValues;
  faults: FieldFaults;
  onType: (field: RequestField, text: string) => void;
  /** Called when the field loses the focus. */
  onLeave: (field: RequestField) => void;
};

type TextInput = Extract<RequestField, "firstName" | "lastName" | "businessEmail" | "phone" | "companyName">;

/** Labels from the specification, section 2; those of required fields end with an asterisk. */
const TEXTS: Readonly<Record<TextInput, ComponentProps<typeof TextField>>> = {
  firstName: { label: "First name *", autoComplete: "given-name", required: true },
  lastName: { label: "Last name *", autoComplete: "family-name", required: true },
  businessEmail: {
    label: "Business email *",
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    spellCheck: false,
    maxLength: EMAIL_MAX,
    required: true,
  },
  phone: { label: "Phone", type: "tel", inputMode: "tel", autoComplete: "tel" },
  companyName: { label: "Company name *", autoComplete: "organization", required: true },
};

const REFERRAL_OPTIONS = [{ value: "", label: "Choose…" }, ...REFERRALS.map((value) => ({ value, label: value }))];

export function SenderFields(props: Props) {
  const { values, onType } = props;
  return (
    <div className="grid content-start gap-4 xs:grid-cols-2">
      <Text field="firstName" {...props} />
      <Text field="lastName" {...props} />
      <Text field="businessEmail" {...props} className="xs:col-span-2" />
      <Text field="companyName" {...props} className="xs:col-span-2" />
      <Text field="phone" {...props} />
      <Select<string>
        label="Referral"
        value={values.referral}
        options={REFERRAL_OPTIONS}
        onChange={(value) => onType("referral", value)}
      />
    </div>
  );
}

/** The fields about the campaign. `brief` takes the place of the brief field if a pitch is sent instead. */
export function CampaignFields({ values, faults, onType, onLeave, brief }: Props & { brief: React.ReactNode }) {
  return (
    <div className="grid content-start gap-5">
      <RadioCards
        label="Budget range"
        name="budgetRange"
        options={BUDGET_RANGES}
        value={values.budgetRange}
        onChange={(value) => onType("budgetRange", value)}
        error={faults.budgetRange}
        columns="grid-cols-2 @min-[30rem]:grid-cols-4"
        required
      />
      <RadioCards
        label="Primary goal"
        name="primaryGoal"
        options={PRIMARY_GOALS}
        value={values.primaryGoal}
        onChange={(value) => onType("primaryGoal", value)}
        error={faults.primaryGoal}
        columns="grid-cols-2 @min-[30rem]:grid-cols-3"
        required
      />
      {brief ?? (
        <BriefField
          label="Campaign brief"
          name="campaignBrief"
          value={values.campaignBrief}
          onChange={(text) => onType("campaignBrief", text)}
          onBlur={() => onLeave("campaignBrief")}
          error={faults.campaignBrief}
          placeholder="What you advertise, who it’s for, and when"
        />
      )}
    </div>
  );
}

function Text({ field, values, faults, onType, onLeave, className }: Props & { field: TextInput; className?: string }) {
  const error = faults[field];
  return (
    <TextField
      {...TEXTS[field]}
      name={field}
      className={className}
      value={values[field]}
      onChange={(event) => onType(field, event.target.value)}
      onBlur={() => onLeave(field)}
      {...(error !== undefined && { error })}
    />
  );
}
