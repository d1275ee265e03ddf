// Tells Zed how to start Inkling, and passes on the user's settings.

use zed_extension_api::{self as zed, serde_json, settings::LspSettings, LanguageServerId, Result};

struct Inkling;

impl zed::Extension for Inkling {
    fn new() -> Self {
        Self
    }

    /// Returns the program named by `lsp.inkling.binary`, or else the one on the PATH.
    fn language_server_command(
        &mut self,
        id: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<zed::Command> {
        let binary = LspSettings::for_worktree(id.as_ref(), worktree)
            .ok()
            .and_then(|settings| settings.binary);
        let path = binary.as_ref().and_then(|binary| binary.path.clone());
        let arguments = binary.and_then(|binary| binary.arguments);
        Ok(zed::Command {
            command: path.or_else(|| worktree.which("inkling")).ok_or(
                "expected the program inkling on the PATH, or its path as lsp.inkling.binary.path in the settings",
            )?,
            args: arguments.unwrap_or_default(),
            env: worktree.shell_env(),
        })
    }

    fn language_server_initialization_options(
        &mut self,
        id: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<Option<serde_json::Value>> {
        // Without this, Zed filters out corrections, since they do not begin with the typed text.
        let default = || serde_json::json!({ "suggestions": { "labelsShowTyped": true } });
        let own = LspSettings::for_worktree(id.as_ref(), worktree)?.initialization_options;
        Ok(Some(own.unwrap_or_else(default)))
    }

    fn language_server_workspace_configuration(
        &mut self,
        id: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<Option<serde_json::Value>> {
        let settings = LspSettings::for_worktree(id.as_ref(), worktree)?.settings;
        Ok(settings.map(|own| serde_json::json!({ "inkling": own })))
    }
}

zed::register_extension!(Inkling);
